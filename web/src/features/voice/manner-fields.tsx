import { Segmented } from "../../ui/segmented.tsx";
import type { Manner } from "../../voice/manner.ts";

const speeds = { slow: 0.75, usual: 1, fast: 1.3 };
const volumes = { soft: 0.4, medium: 0.7, full: 1 };

interface MannerFieldsProps {
	manner: Manner;
	/** The pitches on offer: 1 is the voice's own. */
	pitches: Readonly<Record<"low" | "usual" | "high", number>>;
	onChange: (change: Partial<Manner>) => void;
}

/** The speed, pitch and volume of a voice. */
export function MannerFields({ manner, pitches, onChange }: MannerFieldsProps) {
	const fields = [
		{ what: "rate", label: "Speed", values: speeds },
		{ what: "pitch", label: "Pitch", values: pitches },
		{ what: "volume", label: "Volume", values: volumes },
	] as const;
	return fields.map(({ what, label, values }) => (
		<Segmented
			key={what}
			label={label}
			segments={Object.entries(values).map(([name, value]) => ({ value: String(value), label: capital(name) }))}
			value={String(manner[what])}
			onChange={(value) => onChange({ [what]: Number(value) })}
		/>
	));
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
