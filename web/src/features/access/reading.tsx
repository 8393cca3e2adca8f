import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Loudness } from "./loudness.tsx";
import { Way } from "./way.tsx";

/** What somebody comes to is read to them: for whoever chooses by pictures, or sees little. */
export function Reading() {
	const { reading } = useAccessProfile();
	return (
		<Way
			label="Says what you come to"
			says="A voice of this device reads a button to you when you point at it or the light or the keys come to it. Nothing is chosen by that."
			isOn={reading.on}
			onChange={(on) => changeAccess({ reading: { on } })}
		>
			<p>Others hear it, too, unless you wear headphones. While Sayso listens or speaks, it is quiet.</p>
			<Loudness label="How loud it reads" />
		</Way>
	);
}
