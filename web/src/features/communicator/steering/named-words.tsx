import { useCommunicator } from "../communicator-context.tsx";
import type { PersonEvent } from "../conversation/events.ts";
import { isPossible } from "../conversation/machine.ts";
import { isSame, listed, wordsAt } from "../conversation/steering.ts";
import css from "./steering-chips.module.css";

/**
 * The words the replies are about, or will be with a press: those chosen from the prompt, else those that were typed.
 * @param onLetGo called when the button that was pressed is gone
 */
export function NamedWords({ onLetGo }: { onLetGo: () => void }) {
	const { state, give } = useCommunicator();
	const { named, steer, isNaming } = state.steering;
	const inForce = steer && "words" in steer ? steer.words : [];
	const words = named.length > 0 ? wordsAt(state.turn?.prompt ?? "", named) : inForce;
	const isInForce = isSame({ words }, steer);
	// What is in force shows in the prompt, too: it needs no room of its own.
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
