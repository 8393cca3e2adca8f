import { useMemo } from "react";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { maySteer } from "../conversation/fold-steering.ts";
import { most, partsOf } from "../conversation/steering.ts";
import css from "./prompt-words.module.css";

/**
 * What the partner said, its telling words as buttons: the first chosen one asks for replies about it. They are one stop of
 * the Tab key, and a scan or a dwell comes to them only once words are asked for: whoever reads with their eyes may rest on them.
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
