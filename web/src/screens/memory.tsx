import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { ClearMemory } from "../features/memory/clear-memory.tsx";
import { RememberedLine } from "../features/memory/remembered-line.tsx";
import { Button } from "../ui/button.tsx";
import { Failed } from "../ui/failed.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./memory.module.css";

/** What is remembered of conversations, line by line, each of which can be deleted. */
export function Memory() {
	const { api } = useServices();
	const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
		queries.memory(api),
	);
	const latest = data?.pages[0];
	const lines = data?.pages.flatMap(({ entries }) => entries) ?? [];

	return (
		<div className={css.screen}>
			<Link to="/app/preferences" className={css.back}>
				<Icon name="back" size={1.25} /> Back to your preferences
			</Link>
			{!data && !isError && <Spinner label="Loading" />}
			{isError && !data && <Failed sentence="What is remembered could not be loaded." onRetry={() => refetch()} />}
			{latest && (
				<Panel title="What is remembered">
					<p>{keptFor(latest.retention_days)}</p>
					{lines.length === 0 && <p>Nothing is remembered.</p>}
					{lines.length > 0 && (
						<>
							<ul className={css.lines} aria-label="Remembered">
								{lines.map((line) => (
									<RememberedLine key={line.id} line={line} />
								))}
							</ul>
							<div className={css.actions}>
								{hasNextPage && (
									<Button isPending={isFetchingNextPage} onPress={() => fetchNextPage()}>
										Show more
									</Button>
								)}
								<ClearMemory />
							</div>
						</>
					)}
				</Panel>
			)}
		</div>
	);
}

function keptFor(days: number): string {
	if (days === 0) return "Lines are kept for this conversation only.";
	return `Each line is kept for ${days} ${days === 1 ? "day" : "days"}, then deleted by itself.`;
}
