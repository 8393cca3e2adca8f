import { limits } from "@sayso/contract/limits.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { useMutation } from "@tanstack/react-query";
import { useServices } from "../../api/services.tsx";
import { keptLines } from "../../outbox/kept-lines.ts";
import { outboxOf } from "../../outbox/outbox.ts";
import { unsentLines } from "../../outbox/unsent-lines.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/download.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./history.module.css";
import { historyAsJson, historyAsText } from "./history-file.ts";
import { mergeLines } from "./merge-lines.ts";

interface HistoryFilesProps {
	/** The server does not answer: only this browser's lines are available. */
	isOfDevice: boolean;
	days: number;
}

const kinds = {
	txt: { label: "Save as text", type: "text/plain;charset=utf-8", write: historyAsText },
	json: { label: "Save as JSON", type: "application/json", write: historyAsJson },
} as const;

/** Downloads the history as a file, with the day and speaker of each line. */
export function HistoryFiles({ isOfDevice, days }: HistoryFilesProps) {
	const services = useServices();
	const { api, kept } = services;
	const save = useMutation({
		networkMode: "always",
		async mutationFn(kind: keyof typeof kinds) {
			const listed = isOfDevice ? await keptLines(await kept.open(), days) : await everyLine();
			const all = mergeLines(await unsentLines(outboxOf(services), kept), listed, { words: "", days });
			const { write, type } = kinds[kind];
			download(new Blob([write(all)], { type }), `sayso-history.${kind}`);
			return all.length;
		},
	});

	async function everyLine(): Promise<Remembered[]> {
		const listed: Remembered[] = [];
		let after: string | null = null;
		do {
			const query = { limit: limits.memoryPageMost, ...(after && { after }) };
			const page: Awaited<ReturnType<typeof api.memory>> = await api.memory({ query });
			listed.push(...page.entries);
			after = page.next;
		} while (after);
		return listed;
	}

	return (
		<div>
			<div className={css.actions}>
				{(["txt", "json"] as const).map((kind) => (
					<Button
						key={kind}
						icon={<Icon name="download" />}
						isPending={save.isPending && save.variables === kind}
						onPress={() => save.mutate(kind)}
					>
						{kinds[kind].label}
					</Button>
				))}
			</div>
			<div role="status">
				{save.isSuccess && (
					<Notice type="success">
						{save.data === 1 ? "One line is" : `${save.data} lines are`} in the file.
						{isOfDevice && " Lines that are not on this device are missing."}
					</Notice>
				)}
			</div>
			{save.isError && <Notice type="error">The file could not be made. {save.error.message}</Notice>}
		</div>
	);
}
