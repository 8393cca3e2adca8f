import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Amount } from "./way.tsx";

/** The volume of cues and of reading aloud, separate from the voice that speaks for the person. */
export function Loudness({ label }: { label: string }) {
	return (
		<Amount
			label={label}
			unit="percent"
			value={useAccessProfile().scan.cueVolume}
			least={10}
			most={100}
			step={10}
			onChange={(cueVolume) => changeAccess({ scan: { cueVolume } })}
		/>
	);
}
