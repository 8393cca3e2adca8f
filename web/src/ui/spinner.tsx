import css from "./spinner.module.css";

/** A spinning ring as high as the text around it. `label` is its accessible name; without it the ring is decoration. */
export function Spinner({ label }: { label?: string }) {
	return (
		<span className={css.spinner}>
			<svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
				<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.3" />
				<path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
			</svg>
			{label && <span className="visually-hidden">{label}</span>}
		</span>
	);
}
