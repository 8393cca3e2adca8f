import { messages } from "@sayso/contract/messages.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice as NoticeBox, type NoticeType } from "../../ui/notice.tsx";
import { listeningProblems } from "../../voice/listening-problems.ts";
import { useCommunicator } from "./communicator-context.tsx";
import css from "./communicator-notice.module.css";
import type { Notice } from "./state.ts";

interface Words {
	type: NoticeType;
	title: string;
	detail?: string;
}

function wordsOf(notice: Notice): Words {
	const { limitExceeded, upgrade, pickToContinue, pickBeforeRetry, countFailed } = messages.communicator;
	switch (notice.kind) {
		case "limitExceeded":
			return { type: "error", title: limitExceeded, detail: upgrade };
		case "pickToContinue":
			return { type: "warning", title: pickToContinue };
		case "pickBeforeRetry":
			return { type: "warning", title: pickBeforeRetry };
		case "generationFailed":
			return { type: "error", title: notice.title, detail: notice.detail };
		case "listeningFailed":
			return { type: "error", ...listeningProblems[notice.problem] };
		case "nothingHeard":
			return {
				type: "info",
				title: "Nothing was heard",
				detail: "Start again closer to them, or type what they said.",
			};
		case "countNotSaved":
			return { type: "error", title: countFailed };
	}
}

/** What the person should know now, in place until it is dismissed, with the way on where there is one. */
export function CommunicatorNotice() {
	const { state, give } = useCommunicator();
	const { notice } = state;
	if (!notice) return null;
	const { type, title, detail } = wordsOf(notice);
	const ways: Partial<Record<Notice["kind"], ReactNode>> = {
		limitExceeded: <ButtonLink href="/app/subscription">See the plans</ButtonLink>,
		generationFailed: <Button onPress={() => give({ type: "retry" })}>Try again</Button>,
	};
	const isFinal = notice.kind === "generationFailed" && !notice.retry;
	return (
		<NoticeBox type={type} live>
			<div className={css.notice}>
				<div className={css.words}>
					<p>
						<strong>{title}</strong>
					</p>
					{detail && <p>{detail}</p>}
				</div>
				{!isFinal && ways[notice.kind]}
				<IconButton icon="close" label="Close the message" onPress={() => give({ type: "dismissNotice" })} />
			</div>
		</NoticeBox>
	);
}
