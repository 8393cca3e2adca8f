import { limits } from "@sayso/contract/limits.ts";
import { useId } from "react";
import { useCommunicator } from "./communicator-context.tsx";
import { ListenActions } from "./listen-actions.tsx";
import css from "./prompt-panel.module.css";
import { PromptWords } from "./prompt-words.tsx";
import { showsAnswers } from "./state.ts";

const placeholders = {
	first: "Press Start Listen, or type what they say.",
	next: "Or type it",
};

/** What the partner said: the words just submitted, the words being heard or typed, and what to do with them. */
export function PromptPanel() {
	const { state, give } = useCommunicator();
	const id = useId();
	const { text, partial, phase, turn } = state;
	const asked = (phase === "generating" || showsAnswers(state)) && turn;
	const isHeard = phase === "listening" || phase === "paused" || state.closing !== undefined;
	const isEmpty = !text && !partial;
	const placeholder = isHeard ? "" : placeholders[asked ? "next" : "first"];
	const space = text && partial && !/\s$/.test(text) ? " " : "";
	return (
		<section
			className={css.panel}
			data-phase={phase}
			data-compact={(asked && isEmpty && !isHeard) || undefined}
			aria-label="Conversation partner"
		>
			{asked && (
				<figure className={css.asked}>
					<figcaption>They said</figcaption>
					<blockquote>
						<PromptWords prompt={asked.prompt} />
					</blockquote>
				</figure>
			)}
			<div className={css.words}>
				<label htmlFor={id}>{asked ? "What they say next" : "What they say"}</label>
				<div className={css.stack}>
					<p className={css.heard} aria-hidden="true">
						<span>{isEmpty ? placeholder : text + space}</span>
						{partial}&#8203;
					</p>
					<textarea
						id={id}
						rows={1}
						value={text}
						maxLength={limits.promptCharacters}
						placeholder={isEmpty ? placeholder : ""}
						onChange={({ target }) => give({ type: "typed", text: target.value })}
						onKeyDown={(event) => {
							if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) give({ type: "processText" });
						}}
						autoComplete="off"
						spellCheck={false}
					/>
				</div>
			</div>
			<ListenActions />
		</section>
	);
}
