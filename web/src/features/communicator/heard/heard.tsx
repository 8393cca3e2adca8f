import { useId, useLayoutEffect, useRef } from "react";
import { isSpeaking, showsAnswers } from "../../../conversation/state.ts";
import { pressedEnter } from "../../../ui/pressed-enter.ts";
import { useCommunicator } from "../communicator-context.tsx";
import { Spoken } from "../say/spoken.tsx";
import { viewOf } from "../stage/view-of.ts";
import css from "./heard.module.css";
import { ListenActions } from "./listen-actions.tsx";
import { PromptWords } from "./prompt-words.tsx";

const placeholders = {
	first: "Press Start Listen, or type what they say.",
	next: "Or type it",
};

/** The partner's words: those just submitted, those being transcribed or typed, and the actions on them. */
export function Heard() {
	const { state, give } = useCommunicator();
	const id = useId();
	const words = useRef<HTMLDivElement>(null);
	const { text, partial, phase, turn } = state;
	const isHeard = phase === "listening" || phase === "paused" || state.closing !== undefined;
	const isEmpty = !text && !partial;
	const isAnswering = phase === "generating" || showsAnswers(state);
	const { progress } = state.speech ?? {};
	const speech = isSpeaking(state) || progress === "silent" || (progress && !isAnswering);
	// Once a reply was spoken, the question stays beside it until the partner has new words.
	const asked = isAnswering || (speech && isEmpty && !isHeard) ? turn : undefined;
	const placeholder = isHeard || phase === "generating" ? "" : placeholders[asked || speech ? "next" : "first"];
	const space = text && partial && !/\s$/.test(text) ? " " : "";

	useLayoutEffect(() => {
		// Keep the newest words in view.
		if (words.current && (text || partial)) words.current.scrollTop = words.current.scrollHeight;
	}, [text, partial]);

	return (
		<section
			className={css.heard}
			data-phase={phase}
			data-whole={viewOf(state) === "heard" || undefined}
			data-compact={((asked || speech) && isEmpty && !isHeard) || undefined}
			aria-label="Conversation partner"
		>
			{(asked || speech) && (
				<div className={css.said}>
					{asked && (
						<figure>
							<figcaption>They said</figcaption>
							<blockquote>
								<PromptWords prompt={asked.prompt} />
							</blockquote>
						</figure>
					)}
					{speech && <Spoken />}
				</div>
			)}
			<div className={css.words} ref={words}>
				<label htmlFor={id}>{asked ? "What they say next" : "What they say"}</label>
				<div className={css.stack}>
					<p className={css.partial} aria-hidden="true" translate="no">
						<span>{isEmpty ? placeholder : text + space}</span>
						<span>{partial}&#8203;</span>
					</p>
					<textarea
						id={id}
						rows={1}
						value={text}
						placeholder={isEmpty ? placeholder : ""}
						onChange={({ target }) => give({ type: "typed", text: target.value })}
						onKeyDown={(event) => {
							if (pressedEnter(event) && (event.ctrlKey || event.metaKey)) give({ type: "processText" });
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
