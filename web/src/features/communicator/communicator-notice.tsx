import { messages } from "@sayso/contract/messages.ts";
import type { ReactNode } from "react";
import { browserModelLabel } from "../../browser-model/browser-model.ts";
import type { Notice } from "../../conversation/state.ts";
import { browserListeningConsent } from "../../device/consent.ts";
import { useDeviceSetting } from "../../device/device-setting.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice as NoticeBox, type NoticeType } from "../../ui/notice.tsx";
import { listeningProblems } from "../../voice/listening-problems.ts";
import { browserListens } from "../../voice/recognition.ts";
import { useCommunicator } from "./communicator-context.tsx";
import css from "./communicator-notice.module.css";

interface Words {
	type: NoticeType;
	title: string;
	detail?: string;
}

function wordsOf(notice: Notice): Words {
	const { basicReplies, limitExceeded, upgrade, pickToContinue, pickBeforeRetry, countFailed } = messages.communicator;
	switch (notice.kind) {
		case "limitExceeded":
			return { type: "error", title: limitExceeded, detail: upgrade };
		case "pickToContinue":
			return { type: "warning", title: pickToContinue };
		case "pickBeforeRetry":
			return { type: "warning", title: pickBeforeRetry };
		case "generationFailed":
			return { type: "error", title: notice.title, detail: notice.detail };
		case "stoodIn":
			return {
				type: "info",
				title: notice.by === "browser" ? `${browserModelLabel} made these replies` : basicReplies,
				detail: notice.detail,
			};
		case "listeningFailed":
			return { type: "error", ...listeningProblems[notice.problem] };
		case "nothingHeard":
			return {
				type: "info",
				title: "Nothing was heard",
				detail: "Move closer to them and start again, or type what they said.",
			};
		case "microphoneSilent":
			return {
				type: "warning",
				title: "No sound comes from the microphone",
				detail: "Sayso goes on once it hears something. Check the microphone, or type what they say.",
			};
		case "countNotSaved":
			return { type: "error", title: countFailed };
	}
}

/** Agrees that the browser listens, and starts listening. */
function UseMyBrowser() {
	const { give } = useCommunicator();
	const [, setConsent] = useDeviceSetting(browserListeningConsent);
	function listen() {
		setConsent("agreed");
		give({ type: "startListening" });
	}
	return <Button onPress={listen}>Use my browser</Button>;
}

/** The current message, shown until it is dismissed, with an action if there is one. */
export function CommunicatorNotice() {
	const { state, give } = useCommunicator();
	const { notice } = state;
	if (!notice) return null;
	const { type, title, detail } = wordsOf(notice);
	const browserCanHelp =
		notice.kind === "listeningFailed" &&
		["busy", "unavailable", "unusable"].includes(notice.problem) &&
		browserListens();
	const ways: Partial<Record<Notice["kind"], ReactNode>> = {
		listeningFailed: browserCanHelp && <UseMyBrowser />,
		limitExceeded: <AppLink href="/app/subscription">See the plans</AppLink>,
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
					{browserCanHelp && <p>Your browser can listen too. Your browser’s maker may receive the sound.</p>}
				</div>
				{!isFinal && ways[notice.kind]}
				<IconButton icon="close" label="Close the message" onPress={() => give({ type: "dismissNotice" })} />
			</div>
		</NoticeBox>
	);
}
