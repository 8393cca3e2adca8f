import type { PersonEvent } from "../../../conversation/events.ts";
import { isPossible } from "../../../conversation/machine.ts";
import { isSame, listed, wordsAt } from "../../../conversation/steering.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./steering-chips.module.css";

/**
 * The words the replies are about, or will be after a press: selected from the prompt, else typed.
 * @param onLetGo called when the pressed button has disappeared
 */
export function NamedWords({ onLetGo }: { onLetGo: () => void }) {
	const { state, give } = useCommunicator();
	const { named, steer, isNaming } = state.steering;
	const inForce = steer && "words" in steer ? steer.words : [];
	const words = named.length > 0 ? wordsAt(state.turn?.prompt ?? "", named) : inForce;
	const isInForce = isSame({ words }, steer);
	// Active words are marked in the prompt, so they need no space of their own.
	if (isInForce && !isNaming) return null;
	if (words.length === 0) return isNaming && <p>Choose up to three of their words.</p>;
	const about: PersonEvent = { type: "steer", steer: { words }, named };
	return (
		<button
			type="button"
			className={css.chip}
			aria-pressed={isInForce}
			aria-disabled={!isPossible(state, about)}
			onClick={() => {
				give(about);
				if (isInForce) onLetGo();
			}}
		>
			{isInForce ? "About" : "New replies about"}: {listed(words, state.steering)}
		</button>
	);
}
