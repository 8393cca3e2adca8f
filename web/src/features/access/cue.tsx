import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Loudness } from "./loudness.tsx";

const cues = [
	{ value: "off", label: "None" },
	{ value: "tick", label: "A tick" },
	{ value: "spoken", label: "Its name" },
] as const;

/** The sound and volume of the scanning cue, separate from the voice that speaks for the person. */
export function Cue() {
	const { scan, switches } = useAccessProfile();
	const hears = [...switches.choose, ...switches.move].includes("sound");
	return (
		<>
			<Segmented
				label="What you hear when the light moves"
				segments={cues}
				value={scan.cue}
				onChange={(cue) => changeAccess({ scan: { cue } })}
			/>
			{scan.cue === "spoken" && (
				<p>
					A voice of this device says what is lit. Others hear it, too, unless you wear headphones.
					{hears && " While it speaks, your sound does nothing."}
				</p>
			)}
			{scan.cue !== "off" && <Loudness label="How loud that sounds" />}
		</>
	);
}
