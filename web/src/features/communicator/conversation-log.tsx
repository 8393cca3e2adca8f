import { Details } from "../../ui/details.tsx";
import { useCommunicator } from "./communicator-context.tsx";
import css from "./conversation-log.module.css";

const speakers = { partner: "They said", person: "You said" } as const;

/** What was said so far, oldest first, behind a disclosure. */
export function ConversationLog() {
	const { log } = useCommunicator().state;
	const lines = log.map((said, index) => ({ ...said, line: index + 1 }));
	return (
		<Details summary={log.length > 0 ? `Conversation (${log.length})` : "Conversation"}>
			{log.length === 0 ? (
				<p className={css.empty}>What is said will be listed here.</p>
			) : (
				<ol className={css.log} aria-label="Conversation so far">
					{lines.map(({ by, text, line }) => (
						<li key={line} data-by={by}>
							<span className={css.speaker}>{speakers[by]}</span>
							<span>{text}</span>
						</li>
					))}
				</ol>
			)}
		</Details>
	);
}
