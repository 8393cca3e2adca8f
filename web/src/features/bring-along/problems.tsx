import { ProblemList } from "../../ui/problem-list.tsx";

/** Lists what could not be used, and why. Renders nothing without problems. */
export function Problems({ title, sentences }: { title: string; sentences: readonly string[] }) {
	if (sentences.length === 0) return null;
	return (
		<div>
			<h4>{title}</h4>
			<ProblemList sentences={sentences} />
		</div>
	);
}
