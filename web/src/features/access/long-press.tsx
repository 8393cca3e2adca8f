import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Amount } from "./way.tsx";

const meanings = [
	{ value: "chooses", label: "Like any press" },
	{ value: "cancels", label: "Nothing" },
	{ value: "undoes", label: "Undo" },
] as const;
const saying = {
	chooses: "",
	cancels: "If you press at the wrong moment, keep holding: when you let go, nothing is pressed.",
	undoes:
		"When you let go, your last choice is undone: speech stops, a letter or a tick goes, and what you opened closes. What was deleted or sent stays that way.",
};

/** What a long press of the switch does, and how long it is. Not shown if holding the switch moves the highlight. */
export function LongPress() {
	const { scan, switches } = useAccessProfile();
	if (scan.way === "hold") return null;
	return (
		<>
			<Segmented
				label="What a long press does"
				segments={meanings}
				value={switches.long}
				onChange={(long) => changeAccess({ switches: { long } })}
			/>
			{switches.long !== "chooses" && (
				<>
					<p>{saying[switches.long]}</p>
					<Amount
						label="How long a long press is"
						value={switches.longAfter}
						least={500}
						most={2500}
						step={250}
						onChange={(longAfter) => changeAccess({ switches: { longAfter } })}
					/>
				</>
			)}
		</>
	);
}
