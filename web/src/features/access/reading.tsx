import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Loudness } from "./loudness.tsx";
import { Way } from "./way.tsx";

/** Settings for reading controls aloud, for people who choose by pictures or see little. */
export function Reading() {
	const { reading } = useAccessProfile();
	return (
		<Way
			label="Read buttons aloud"
			says="A voice of this device reads each button when you point at it, or when the keys or the light reach it. Reading does not press it."
			isOn={reading.on}
			onChange={(on) => changeAccess({ reading: { on } })}
		>
			<p>Others hear it, too, unless you wear headphones. While Sayso listens or speaks, it is quiet.</p>
			<Loudness label="How loud it reads" />
		</Way>
	);
}
