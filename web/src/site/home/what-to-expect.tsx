import { brand } from "@sayso/contract/brand.ts";
import { planById, trialPlanId } from "@sayso/contract/plans.ts";
import { launchPromotion } from "@sayso/contract/promotion.ts";
import css from "./what-to-expect.module.css";

const inMelbourne = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("en-AU", { ...options, timeZone: "Australia/Melbourne" });
const starts = new Date(launchPromotion.starts);
const lastDay = new Date(new Date(launchPromotion.ends).getTime() - 1);
const month = inMelbourne({ month: "long", year: "numeric" }).format(starts);
const dates = inMelbourne({ day: "numeric", month: "long", year: "numeric" }).formatRange(starts, lastDay);
const usual = planById(trialPlanId)?.max_interactions;

/** The launch news. Its sentences name the dates, so that they are true before, during and after the offer. */
export function WhatToExpect() {
	return (
		<section id="what-to-expect" className={css.section} aria-labelledby="what-to-expect-title">
			<div className={css.inner}>
				<div className={css.news}>
					<p className={css.kicker}>News</p>
					<h2 id="what-to-expect-title">Live in Australia for AAC Awareness Month</h2>
					<p>
						{brand.product} goes live in Australia in {month}. October is the month in which people all over the world
						tell others about augmentative and alternative communication.
					</p>
				</div>
				<dl className={css.facts}>
					<div>
						<dt>Join from {dates}</dt>
						<dd>
							Free access for up to {launchPromotion.days} days or {launchPromotion.interactions} interactions,
							whichever comes first.
						</dd>
					</div>
					<div>
						<dt>Join at any other time</dt>
						<dd>{usual} interactions are free, once for each person.</dd>
					</div>
					<div>
						<dt>Then, first of all</dt>
						<dd>
							Complete the About Me section in Preferences. With it, the replies sound like you.{" "}
							<a href="/help/profile-templates">Four templates help you to begin</a>.
						</dd>
					</div>
				</dl>
			</div>
		</section>
	);
}
