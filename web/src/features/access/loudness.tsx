import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Amount } from "./way.tsx";

/** How loud a cue and what is read are: one volume, apart from the voice that speaks for the person. */
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
