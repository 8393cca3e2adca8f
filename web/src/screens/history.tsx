import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { dropFromLog, emptyLog } from "../features/communicator/log/kept-log.ts";
import { HistoryFiles } from "../features/history/history-files.tsx";
import { HistoryFinder } from "../features/history/history-finder.tsx";
import { HistoryList } from "../features/history/history-list.tsx";
import { useDeleted } from "../features/history/use-deleted.ts";
import { useHistory } from "../features/history/use-history.ts";
import { useReplay } from "../features/history/use-replay.ts";
import { ClearMemory } from "../features/memory/clear-memory.tsx";
import { BoardPhrasesProvider, usePhrasesForBoard } from "../phrases/board-phrases.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./column.module.css";

/** The conversation history by day: search, replay, save as a phrase, export, delete. */
export function History() {
	const queryClient = useQueryClient();
	const [words, setWords] = useState("");
	const { lines, days, source, showEarlier, isComing, refetch } = useHistory(words);
	const { deleted, forget, putBack, letGo } = useDeleted((line, session) => dropFromLog(queryClient, line, session));
	const { heard, instead, play } = useReplay();
	const isEmpty = lines.length === 0 && !deleted && source !== "loading";

	return (
		<BoardPhrasesProvider value={usePhrasesForBoard()}>
			<div className={css.screen} data-scan-pause={(heard && !heard.isSilent) || undefined}>
				<BackLink to="/app">Back to the communicator</BackLink>
				{source === "device" && (
					<Notice type="info" live>
						<p>
							These are the lines on this device. <span>{words.trim() && "Only they are searched. "}</span>Others may be
							missing.
						</p>
						<Button onPress={refetch}>Try again</Button>
					</Notice>
				)}
				{heard?.isSilent && <Notice type="warning">No voice can say this now: “{heard.text}”</Notice>}
				{instead && (
					<Notice type="info" live>
						{instead}
					</Notice>
				)}
				<Panel title="What was heard and said">
					{days !== undefined && <p>{keptFor(days)}</p>}
					<HistoryFinder
						words={words}
						onWords={setWords}
						count={source === "loading" ? undefined : lines.length}
						isMore={showEarlier !== undefined}
					/>
					{source === "loading" && <Spinner label="Loading" />}
					{isEmpty && !words.trim() && <p>Nothing has been heard or said yet.</p>}
					<HistoryList
						{...{ lines, deleted }}
						spoken={heard?.isSilent ? undefined : heard?.id}
						onPlay={play}
						onDelete={forget}
						onUndo={putBack}
					/>
					{showEarlier && (
						<Button isPending={isComing} onPress={showEarlier}>
							Show earlier
						</Button>
					)}
				</Panel>
				<Panel title="Save or delete everything">
					<HistoryFiles isOfDevice={source === "device"} days={days ?? 0} />
					<div className={css.actions}>
						<ClearMemory
							onCleared={() => {
								letGo();
								emptyLog(queryClient);
							}}
						/>
					</div>
					<p>
						To change how long lines are kept, go to <Link to="/app/preferences">your preferences</Link>.
					</p>
				</Panel>
			</div>
		</BoardPhrasesProvider>
	);
}

function keptFor(days: number): string {
	if (days === 0) return "Memory is off. These are the lines of this session only, and they are not kept.";
	return `Each line is kept for ${days} ${days === 1 ? "day" : "days"}, then it is deleted.`;
}
