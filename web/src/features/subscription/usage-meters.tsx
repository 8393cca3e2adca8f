import { formatThousands } from "@sayso/contract/pricing.ts";
import { useId } from "react";
import { daysLeft } from "../../content/period.ts";
import { Panel } from "../../ui/panel.tsx";
import css from "./usage-meters.module.css";
import type { Standing } from "./use-standing.ts";

interface MeterProps {
	label: string;
	/** Its text: `3 of 20`. */
	words: string;
	value: number;
	most: number;
}

function Meter({ label, words, value, most }: MeterProps) {
	const id = useId();
	const within = Math.min(value, most);
	return (
		<div className={css.meter}>
			<span className={css.label} id={id}>
				{label}
			</span>
			<span className={css.words}>{words}</span>
			{most > 0 && (
				<>
					{/* Browsers draw meters differently: the bar below looks the same in all. */}
					<meter className="visually-hidden" aria-labelledby={id} aria-valuetext={words} max={most} value={within} />
					<svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
						<rect width={(within / most) * 100} height="1" />
					</svg>
				</>
			)}
		</div>
	);
}

/** Built-in replies use no tokens: "0K" would look like an error. */
function tokenWords(used: number, most: number): string {
	if (used === 0) return `None of ${formatThousands(most)} used`;
	return `${formatThousands(used)} of ${formatThousands(most)} used, ${formatThousands(Math.max(0, most - used))} left`;
}

/** The use of the plan in this period. If usage could not be read, no tokens count as left. */
export function UsageMeters({ standing: { plan, usage, subscription } }: { standing: Standing }) {
	const { max_interactions, max_tokens_per_month, plan_period } = plan;
	const count = usage?.interactions.count;
	const tokens = usage ? usage.tokensUsed.input + usage.tokensUsed.output : max_tokens_per_month;
	const left = formatThousands(Math.max(0, max_tokens_per_month - tokens));
	const end = subscription.currentPeriodEnd;
	const days = end === null ? undefined : daysLeft(end, new Date());
	return (
		<Panel title="Usage in this period">
			{usage === undefined && <p>What you have used cannot be shown just now.</p>}
			{count !== undefined && (
				<Meter
					label="Interactions"
					words={max_interactions < 0 ? `${count} used, unlimited` : `${count} of ${max_interactions} used`}
					value={count}
					most={max_interactions}
				/>
			)}
			<Meter
				label="Tokens"
				words={usage ? tokenWords(tokens, max_tokens_per_month) : `${left} left`}
				value={tokens}
				most={max_tokens_per_month}
			/>
			{days !== undefined && (
				<Meter
					label="Days left"
					words={`${days} ${days === 1 ? "day" : "days"} left`}
					value={days}
					most={Number(plan_period)}
				/>
			)}
		</Panel>
	);
}
