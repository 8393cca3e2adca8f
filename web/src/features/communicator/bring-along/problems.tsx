import shared from "../board/phrases.module.css";

/** Lists what could not be used, and why. Renders nothing without problems. */
export function Problems({ title, sentences }: { title: string; sentences: readonly string[] }) {
	if (sentences.length === 0) return null;
	return (
		<div>
			<h4>{title}</h4>
			<ul className={shared.problems}>
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</div>
	);
}
