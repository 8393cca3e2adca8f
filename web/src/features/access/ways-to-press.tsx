import { accessProfile, changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { DwellSettings } from "./dwell-settings.tsx";
import { LearnButton } from "./learn-button.tsx";
import { ScanSettings } from "./scan-settings.tsx";
import { TestField } from "./test-field.tsx";
import { Amount, Way } from "./way.tsx";

const feels = [
	{ value: "any", label: "Any touch" },
	{ value: "careful", label: "Careful" },
	{ value: "own", label: "My own" },
] as const;
const touches = {
	any: { hold: 0, ignoreSecond: 0, longest: 0, reach: 0 },
	careful: { hold: 150, ignoreSecond: 500, longest: 3000, reach: 12 },
};

/** One button presses and another goes back: if one learns the other's button, the two are swapped. */
function learnPad(which: "choose" | "back", learned: number) {
	const { choose, back } = accessProfile().gamepad;
	const swapped = { choose: back, back: choose };
	const isOther = learned === (which === "choose" ? back : choose);
	changeAccess({ gamepad: isOther ? swapped : { [which]: learned } });
}

/** Every way of pressing besides touch, mouse and keyboard, stored on this device, and an area to try them. */
export function WaysToPress() {
	const { scan, dwell, gamepad, touch } = useAccessProfile();
	const isSame = (other: typeof touch) =>
		Object.entries(other).every(([name, value]) => touch[name as keyof typeof touch] === value);
	const feel = isSame(touches.any) ? "any" : isSame(touches.careful) ? "careful" : "own";
	return (
		<>
			<TestField />
			<Way
				label="Scanning"
				says="Buttons light up one after another, on every screen. Your switch presses the one that is lit."
				isOn={scan.on}
				onChange={(on) => changeAccess({ scan: { on } })}
			>
				<ScanSettings />
			</Way>
			<Way
				label="Dwell"
				says="Rest the pointer on a button to press it: with your eyes, your head or a mouse."
				isOn={dwell.on}
				onChange={(on) => changeAccess({ dwell: { on } })}
			>
				<DwellSettings />
			</Way>
			<Way
				label="Joystick or gamepad"
				says="Lean it to move the light. One button presses, one goes back."
				isOn={gamepad.on}
				onChange={(on) => changeAccess({ gamepad: { on } })}
			>
				<LearnButton
					label="The button that presses"
					button={gamepad.choose}
					onLearned={(choose) => learnPad("choose", choose)}
				/>
				<LearnButton
					label="The button that goes back"
					button={gamepad.back}
					onLearned={(back) => learnPad("back", back)}
				/>
				<Amount
					label="How far it must lean"
					unit="percent"
					value={gamepad.deadZone}
					least={10}
					most={90}
					step={5}
					onChange={(deadZone) => changeAccess({ gamepad: { deadZone } })}
				/>
			</Way>
			<Segmented
				label="Touch"
				segments={feels.filter(({ value }) => value !== "own" || feel === "own")}
				value={feel}
				onChange={(chosen) => chosen !== "own" && changeAccess({ touch: touches[chosen] })}
			/>
			{feel !== "any" && (
				<>
					<Amount
						label="How long a touch must last"
						value={touch.hold}
						least={0}
						most={2000}
						step={50}
						onChange={(hold) => changeAccess({ touch: { hold } })}
					/>
					<Amount
						label="How long a second touch is ignored"
						value={touch.ignoreSecond}
						least={0}
						most={2000}
						step={100}
						onChange={(ignoreSecond) => changeAccess({ touch: { ignoreSecond } })}
					/>
					{touch.longest > 0 && (
						<Amount
							label="Ignore touches longer than"
							value={touch.longest}
							least={500}
							most={5000}
							step={500}
							onChange={(longest) => changeAccess({ touch: { longest } })}
						/>
					)}
					<Amount
						label="How far beside a button a touch still counts"
						unit="pixels"
						value={touch.reach}
						least={0}
						most={60}
						step={6}
						onChange={(reach) => changeAccess({ touch: { reach } })}
					/>
				</>
			)}
		</>
	);
}
