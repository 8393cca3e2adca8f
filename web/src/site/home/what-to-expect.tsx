import { launchPromotion, promotionStage } from "@sayso/contract/promotion.ts";
import { newsWords } from "./news.ts";
import css from "./what-to-expect.module.css";

/** Correct without scripts too: what is past at build time stays past, and the rest has dates. */
const { title, text, offerTitle, offer, usualTitle, usual } = newsWords({
	...launchPromotion,
	stage: promotionStage(launchPromotion, new Date()) === "over" ? "over" : "before",
});

/** The launch news at build time; `update-news.ts` updates it from the server's configuration. */
export function WhatToExpect() {
	return (
		<section id="what-to-expect" className={css.section} aria-labelledby="what-to-expect-title">
			<div className={css.inner}>
				<div className={css.news}>
					<p className={css.kicker}>News</p>
					<h2 id="what-to-expect-title" data-news="title">
						{title}
					</h2>
					<p data-news="text">{text}</p>
				</div>
				<dl className={css.facts}>
					<div>
						<dt data-news="offerTitle">{offerTitle}</dt>
						<dd data-news="offer">{offer}</dd>
					</div>
					<div>
						<dt data-news="usualTitle">{usualTitle}</dt>
						<dd data-news="usual">{usual}</dd>
					</div>
					<div>
						<dt>Your first step</dt>
						<dd>
							Complete the About Me section in Preferences. With it, the replies sound like you.{" "}
							<a href="/help/profile-templates">Four templates help you start</a>.
						</dd>
					</div>
				</dl>
			</div>
		</section>
	);
}
