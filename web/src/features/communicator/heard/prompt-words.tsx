import { useMemo } from "react";
import { maySteer } from "../../../conversation/fold-steering.ts";
import { most, partsOf } from "../../../conversation/steering.ts";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./prompt-words.module.css";

/**
 * The partner's sentence with its content words as buttons: the first selected one requests replies about it. They are one Tab
 * stop, and scanning and dwell reach them only after the person asks for words, because people who read with their eyes may rest on
 * them.
 */
export function PromptWords({ prompt }: { prompt: string }) {
	const { state, give } = useCommunicator();
	const { named, isNaming } = state.steering;
	const parts = useMemo(() => partsOf(prompt).map((part, place) => ({ ...part, place })), [prompt]);
	const isOpen = maySteer(state);
	return (
		<>
			<span className="visually-hidden">{prompt}</span>
			<Toolbar label="Words to get replies about" className={css.words}>
				{parts.map(({ text, word, place }) =>
					word ? (
						<button
							key={place}
							type="button"
							className={css.word}
							aria-pressed={named.includes(place)}
							aria-disabled={!isOpen || (named.length === most.words && !named.includes(place))}
							onClick={() => give({ type: "nameWord", place })}
							data-scan={isNaming ? undefined : "off"}
						>
							{text}
						</button>
					) : (
						<span key={place} aria-hidden="true">
							{text}
						</span>
					),
				)}
			</Toolbar>
		</>
	);
}
