import { useId, useRef } from "react";
import type { PersonEvent } from "../../../conversation/events.ts";
import { isPossible } from "../../../conversation/machine.ts";
import { directions, isSame } from "../../../conversation/steering.ts";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { NamedWords } from "./named-words.tsx";
import css from "./steering-chips.module.css";
import { TypedWords } from "./typed-words.tsx";

/** Above the replies: one press steers them all. It comes after them in the page order and is one stop of a scan. */
export function SteeringChips() {
	const { state, give } = useCommunicator();
	const wordsChip = useRef<HTMLButtonElement>(null);
	const panel = useId();
	const { steer, isNaming } = state.steering;
	if (state.cards.length === 0) return null;
	const isAbout = steer !== undefined && "words" in steer;

	const chip = (event: PersonEvent) => ({
		type: "button" as const,
		className: css.chip,
		// `disabled` would lose the focus of the person who has just pressed it.
		"aria-disabled": !isPossible(state, event),
		onClick: () => give(event),
	});

	return (
		<section className={css.steering} aria-label="Other replies">
			<Toolbar label="Change the replies" className={css.chips}>
				{directions.map(({ direction, label }) => (
					<button
						key={direction}
						{...chip({ type: "steer", steer: { direction } })}
						aria-pressed={isSame({ direction }, steer)}
					>
						{label}
					</button>
				))}
				<button
					{...chip({ type: "nameWords" })}
					ref={wordsChip}
					aria-expanded={isNaming}
					aria-controls={panel}
					data-in-force={isAbout || undefined}
				>
					Words…
				</button>
			</Toolbar>
			<div className={css.naming} id={panel}>
				<NamedWords onLetGo={() => wordsChip.current?.focus()} />
				{isNaming && <TypedWords />}
			</div>
		</section>
	);
}
