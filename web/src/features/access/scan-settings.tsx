import { useCallback } from "react";
import { forgetHabits } from "../../access/habits.ts";
import { changeAccess, type Switch, useAccessProfile } from "../../access/profile.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Cue } from "./cue.tsx";
import { FindSpeed } from "./find-speed.tsx";
import { LearnSwitch } from "./learn-switch.tsx";
import { LongPress } from "./long-press.tsx";
import { SoundLevel } from "./sound-level.tsx";
import { Amount, Way } from "./way.tsx";

const ways = [
	{ value: "automatic", label: "By itself" },
	{ value: "step", label: "By presses" },
	{ value: "hold", label: "While held" },
	{ value: "two", label: "Two switches" },
] as const;

const saying = {
	automatic: "The light moves by itself. Your switch presses what is lit.",
	step: "A short press moves the light. Hold the switch a moment to press what is lit.",
	hold: "The light moves while you hold the switch. Let go to press what is lit.",
	two: "One switch moves the light. The other presses what is lit.",
};

const anywhere: readonly Switch[] = ["pointer:0", "touch"];
const usual: Switch[] = ["key:Space", "key:Enter"];

/** Settings for how scanning moves, which switch presses, and how tremor is filtered. */
export function ScanSettings() {
	const { scan, switches } = useAccessProfile();
	const learnChoose = useCallback((learned: Switch) => changeAccess({ switches: { choose: [learned] } }), []);
	const learnMove = useCallback((learned: Switch) => changeAccess({ switches: { move: [learned] } }), []);
	const isAnywhere = switches.choose.some((each) => anywhere.includes(each));
	const isTwo = scan.way === "two";
	return (
		<>
			<Segmented
				label="How the light moves"
				segments={ways}
				value={scan.way}
				onChange={(way) => changeAccess({ scan: { way } })}
			/>
			<p>{saying[scan.way]}</p>
			{scan.way === "step" && (
				<Amount
					label="Press what is lit after a pause of"
					value={scan.chooseAfter}
					least={0}
					most={5000}
					step={250}
					onChange={(chooseAfter) => changeAccess({ scan: { chooseAfter } })}
				/>
			)}
			<LearnSwitch
				label={isTwo ? "The switch that presses" : "Your switch"}
				switches={switches.choose}
				onLearned={learnChoose}
				onForget={
					switches.choose.join() === usual.join() ? undefined : () => changeAccess({ switches: { choose: usual } })
				}
			/>
			{isTwo && <LearnSwitch label="The switch that moves" switches={switches.move} onLearned={learnMove} />}
			{[...switches.choose, ...switches.move].includes("sound") && <SoundLevel />}
			<Way
				label="Anywhere is my switch"
				says="A click or a touch anywhere presses what is lit, not what is under it."
				isOn={isAnywhere}
				onChange={(isOn) =>
					changeAccess({
						switches: {
							choose: isOn
								? ([...switches.choose, ...anywhere].slice(-4) as Switch[])
								: withoutAnywhere(switches.choose),
						},
					})
				}
			/>
			<FindSpeed />
			<Amount
				label="How long each item is lit"
				value={scan.pace}
				least={300}
				most={10_000}
				step={100}
				onChange={(pace) => changeAccess({ scan: { pace } })}
			/>
			<Amount
				label="Rounds before it rests"
				unit="rounds"
				value={scan.rounds}
				least={1}
				most={9}
				step={1}
				onChange={(rounds) => changeAccess({ scan: { rounds } })}
			/>
			<Way
				label="Begin where I usually go next"
				says="Sayso learns, on this device, what you usually choose next, and lights that first. Nothing on the screen moves."
				isOn={scan.learned}
				onChange={(learned) => {
					if (!learned) forgetHabits();
					changeAccess({ scan: { learned } });
				}}
			/>
			<Amount
				label="How long a press must last"
				value={switches.acceptance}
				least={0}
				most={2000}
				step={50}
				onChange={(acceptance) => changeAccess({ switches: { acceptance } })}
			/>
			<Amount
				label="Presses closer together count as one"
				value={switches.debounce}
				least={0}
				most={1000}
				step={50}
				onChange={(debounce) => changeAccess({ switches: { debounce } })}
			/>
			<Amount
				label="How long a second press is ignored"
				value={switches.ignoreSecond}
				least={0}
				most={2000}
				step={100}
				onChange={(ignoreSecond) => changeAccess({ switches: { ignoreSecond } })}
			/>
			<LongPress />
			<Cue />
			<p>
				To stop: hold the switch for 3 seconds, press Escape, or choose Stop scanning and then Stop now. A mouse still
				works as usual.
			</p>
		</>
	);
}

function withoutAnywhere(switches: readonly Switch[]): Switch[] {
	const others = switches.filter((each) => !anywhere.includes(each));
	return others.length > 0 ? others : usual;
}
