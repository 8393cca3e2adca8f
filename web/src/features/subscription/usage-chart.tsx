import { limits } from "@sayso/contract/limits.ts";
import type { UsageDay } from "@sayso/contract/v1/usages/user/stats.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import css from "./usage-chart.module.css";

/** Units of the drawing: a day is 10 wide, and its bar 7. */
const height = 100;
const dayWidth = 10;
const barWidth = 7;

function Bars({ days }: { days: readonly UsageDay[] }) {
	const most = Math.max(...days.map(({ interactions }) => interactions));
	return (
		<figure className={css.chart}>
			<svg viewBox={`0 0 ${days.length * dayWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
				{days.map(({ day, interactions }, index) => {
					// A day with little use stays visible beside a busy one.
					const bar = interactions === 0 ? 0 : Math.max(3, (interactions / most) * height);
					return <rect key={day} x={index * dayWidth} y={height - bar} width={barWidth} height={bar} />;
				})}
			</svg>
			<figcaption>
				Interactions a day, at most {most}, from {shortDate(days[0])} to {shortDate(days.at(-1))}
			</figcaption>
		</figure>
	);
}

const shortDate = (day: UsageDay | undefined): string =>
	day === undefined
		? ""
		: new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day.day));

function NumbersTable({ days }: { days: readonly UsageDay[] }) {
	return (
		<div className="visually-hidden">
			<table>
				<caption>Usage of the last {limits.usageChartDays} days</caption>
				<thead>
					<tr>
						<th scope="col">Day</th>
						<th scope="col">Interactions</th>
						<th scope="col">Tokens</th>
					</tr>
				</thead>
				<tbody>
					{days.map((day) => (
						<tr key={day.day}>
							<th scope="row">{shortDate(day)}</th>
							<td>{day.interactions}</td>
							<td>{day.tokens}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** The last days as bars, and as a table for screen readers. */
export function UsageChart() {
	const { api } = useServices();
	const { data, isPending } = useQuery(queries.usageStats(api));
	const days = data?.days ?? [];
	const isUsed = days.some(({ interactions }) => interactions > 0);
	return (
		<Panel title={`The last ${limits.usageChartDays} days`}>
			{isPending && <Spinner label="Loading" />}
			{!isPending && !data && <p>The last days cannot be shown just now.</p>}
			{data && !isUsed && <p>Nothing was used in these days.</p>}
			{isUsed && (
				<div className={css.both}>
					<Bars days={days} />
					<NumbersTable days={days} />
				</div>
			)}
		</Panel>
	);
}
