import css from "./problem-list.module.css";

/** Lists what could not be used, one sentence each. */
export function ProblemList({ sentences }: { sentences: readonly string[] }) {
	return (
		<ul className={css.problems}>
			{sentences.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
