import css from "./on-off.module.css";

interface OnOffProps {
	label: string;
	/** What it does, in a sentence. */
	says: string;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** Something that is on or off, and what it does; all of its words can be pressed. */
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
