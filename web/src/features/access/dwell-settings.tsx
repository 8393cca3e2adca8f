import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { FindDwell } from "./find-dwell.tsx";
import { Amount, Way } from "./way.tsx";

/** The dwell time, the distance that counts as on a control, and options that rest the eyes. */
export function DwellSettings() {
	const { dwell } = useAccessProfile();
	return (
		<>
			<FindDwell />
			<Amount
				label="How long the pointer rests"
				value={dwell.time}
				least={300}
				most={5000}
				step={100}
				onChange={(time) => changeAccess({ dwell: { time } })}
			/>
			<p>Buttons that speak aloud take half as long again. The button at the top lets your eyes rest.</p>
			<Amount
				label="How far beside a button still counts"
				unit="pixels"
				value={dwell.reach}
				least={0}
				most={60}
				step={6}
				onChange={(reach) => changeAccess({ dwell: { reach } })}
			/>
			<Way
				label="Very large buttons"
				says="Buttons are at least 96 pixels high. This needs a screen larger than a phone's."
				isOn={dwell.largeTargets}
				onChange={(largeTargets) => changeAccess({ dwell: { largeTargets } })}
			/>
			<Way
				label="Hide the pointer"
				says="Only the ring shows where you look."
				isOn={dwell.hidesPointer}
				onChange={(hidesPointer) => changeAccess({ dwell: { hidesPointer } })}
			/>
			<Way
				label="A place to rest"
				says="Look at it for as long as you like, and nothing is pressed. On a wide screen it is a strip at the right."
				isOn={dwell.restZone}
				onChange={(restZone) => changeAccess({ dwell: { restZone } })}
			/>
		</>
	);
}
