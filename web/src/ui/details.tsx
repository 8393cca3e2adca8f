import type { ReactNode } from "react";
import css from "./details.module.css";

interface DetailsProps {
	summary: ReactNode;
	children: ReactNode;
}

/** Something of less weight, behind a line that opens and closes it. */
export function Details({ summary, children }: DetailsProps) {
	return (
		<details className={css.details}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}
