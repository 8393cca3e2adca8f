import css from "./on-off.module.css";

interface OnOffProps {
	label: string;
	/** Its effect, as a sentence. */
	says: string;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** A switch with a description; the whole text can be pressed. */
export function OnOff({ label, says, isOn, onChange }: OnOffProps) {
	return (
		<label className={css.row}>
			<input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
			<span>
				<strong>{label}</strong> {says}
			</span>
		</label>
	);
}
