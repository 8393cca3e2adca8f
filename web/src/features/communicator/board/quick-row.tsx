import type { ReactNode } from "react";
import { type Command, commands, isAvailable } from "../../../conversation/commands.ts";
import { isPossible } from "../../../conversation/machine.ts";
import { isPartnerSilent } from "../../../conversation/state.ts";
import { useBoardPhrases } from "../../../phrases/board-phrases.ts";
import { eventOf, iconOf } from "../../../phrases/instant-command.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { useQuickPlaces } from "./quick-places.ts";
import css from "./quick-row.module.css";

const quick: readonly { command: Command; kind: string; icon: IconName }[] = [
	{ command: commands.yes, icon: "check", kind: "yes" },
	{ command: commands.no, icon: "close", kind: "no" },
	{ command: commands.tryAgain, icon: "restart", kind: "again" },
];

/** Yes, No, Try Again and the first instant words, always at the same place. */
export function QuickRow({ children }: { children?: ReactNode }) {
	const { state, give } = useCommunicator();
	const { instant, count } = useBoardPhrases();
	const own = instant.slice(0, useQuickPlaces());
	return (
		<fieldset className={css.quick} data-scan-first={!isPartnerSilent(state) || undefined} data-dwell="long">
			<legend className="visually-hidden">Quick answers</legend>
			{quick.map(({ command, icon, kind }) => (
				<button
					key={kind}
					type="button"
					className={css.word}
					data-kind={kind}
					disabled={!isAvailable(state, command)}
					onClick={() => give(command.event)}
				>
					<Icon name={icon} size={1.25} />
					{command.label}
				</button>
			))}
			{own.map((word) => (
				<button
					key={word.id}
					type="button"
					className={css.word}
					data-kind="own"
					disabled={!isPossible(state, eventOf(word))}
					onClick={() => {
						give(eventOf(word));
						if (word.phrase && !state.isOffRecord) count(word.phrase);
					}}
				>
					{word.act !== "say" && <Icon name={iconOf[word.act]} size={1.25} />}
					<span className={css.text} translate="no">
						{word.text}
					</span>
				</button>
			))}
			{children}
		</fieldset>
	);
}
