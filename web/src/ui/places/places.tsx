import { type ReactNode, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import css from "./places.module.css";
import type { Plan } from "./plan-of.ts";

interface PlacesProps {
	label: string;
	plan: Plan;
	count: number;
	isBusy?: boolean;
	/** The content of the place at an index. */
	children: (at: number) => ReactNode;
}

/** Equal places that fill the stage in a fixed plan; if they do not all fit, they are split into pages. */
export function Places({ label, plan, count, isBusy, children }: PlacesProps) {
	const [turned, setPage] = useState(0);
	const page = Math.min(turned, plan.pages - 1);
	const from = page * plan.perPage;
	const until = Math.min(from + plan.perPage, count);
	const places = Array.from({ length: count }, (_, at) => at);
	const turn = (by: number) => setPage((page + by + plan.pages) % plan.pages);
	return (
		<div className={css.pages} data-turn={plan.turn}>
			<ul
				className={css.places}
				aria-label={label}
				aria-busy={isBusy}
				data-around={plan.around}
				style={{
					gridTemplateColumns: `repeat(${plan.columns}, minmax(0, 1fr))`,
					gridTemplateRows: `repeat(${plan.rows}, minmax(0, 1fr))`,
				}}
			>
				{places.slice(from, until).map((at) => (
					<li key={at}>{children(at)}</li>
				))}
			</ul>
			{plan.pages > 1 && (
				<div className={css.turn}>
					<IconButton icon="back" label="Page before" onPress={() => turn(-1)} />
					<p>{`${from + 1 < until ? `${from + 1}–` : ""}${until} of ${count}`}</p>
					<IconButton icon="forward" label="Next page" onPress={() => turn(1)} />
				</div>
			)}
		</div>
	);
}
