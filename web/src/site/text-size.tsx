import css from "./text-size.module.css";

const sizes = [
	{ value: "standard", label: "Standard" },
	{ value: "large", label: "Large" },
	{ value: "largest", label: "Largest" },
] as const;

/** The control for the text size on this device: `site.ts` runs it and then shows it. */
export function TextSize() {
	return (
		<fieldset className={css.sizes} data-text-sizes hidden>
			<legend>Text size</legend>
			{sizes.map(({ value, label }) => (
				<label key={value} data-size={value}>
					<input type="radio" name="text-size" value={value} defaultChecked={value === "standard"} />
					<span aria-hidden="true">A</span>
					<span className="visually-hidden">{label}</span>
				</label>
			))}
		</fieldset>
	);
}
