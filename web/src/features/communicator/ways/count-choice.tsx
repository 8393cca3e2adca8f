import { limits } from "@sayso/contract/limits.ts";
import { setCount } from "../../../conversation/commands.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useCommunicator } from "../communicator-context.tsx";

const segments = limits.answerCounts.map((count) => ({ value: String(count), label: String(count) }));

/** How many replies are offered at once: the quick selector. */
export function CountChoice() {
	const { state, give } = useCommunicator();
	return (
		<Segmented
			label="How many replies"
			hideLabel
			segments={segments}
			value={String(state.count)}
			onChange={(value) => {
				const count = limits.answerCounts.find((each) => String(each) === value);
				if (count) give(setCount(count).event);
			}}
		/>
	);
}
