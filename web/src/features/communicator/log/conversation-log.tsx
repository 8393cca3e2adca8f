import { limits } from "@sayso/contract/limits.ts";
import { useBoardPhrases } from "../../../phrases/board-phrases.ts";
import { AppLink } from "../../../ui/app-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./conversation-log.module.css";

const speakers = { partner: "They said", person: "You said" } as const;

/** The conversation so far, oldest first. */
export function ConversationLog() {
	const { log } = useCommunicator().state;
	const { own, keep } = useBoardPhrases();
	const toast = useToast();
	const lines = log.map((said, index) => ({ ...said, line: index + 1 }));
	return (
		<section className={css.box} aria-label="Conversation">
			{log.length === 0 ? (
				<p className={css.empty}>What is said will be listed here.</p>
			) : (
				<ol className={css.log} aria-label="Conversation so far">
					{lines.map(({ by, text, line }) => (
						<li key={line} data-by={by}>
							<span className={css.speaker}>{speakers[by]}</span>
							<span translate="no">{text}</span>
							{by === "person" && keep && text.length <= limits.phrases.textCharacters && (
								<Button
									look="quiet"
									aria-label={`Save as phrase: ${text}`}
									isDisabled={own.some((phrase) => phrase.text === text)}
									onPress={() => {
										keep(text);
										toast("Saved in your phrases");
									}}
								>
									{own.some((phrase) => phrase.text === text) ? "Saved" : "Save as phrase"}
								</Button>
							)}
						</li>
					))}
				</ol>
			)}
			<p>
				<AppLink href="/app/history" look="quiet" icon={<Icon name="lines" size={1.375} />}>
					History
				</AppLink>
			</p>
		</section>
	);
}
