import { messages } from "@sayso/contract/messages.ts";
import { aboutTokens } from "../../content/plan-features.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Period, type PlanCard, periods, planCards, type Region, regions } from "./plan-cards.ts";
import css from "./pricing.module.css";

const regionNames: Record<Region, string> = {
	us: "United States",
	au: "Australia",
	uk: "United Kingdom",
	eu: "European Union",
};
const periodNames: Record<Period, string> = { monthly: "Monthly", annual: "Annual" };
const perPeriod: Record<Period, string> = { monthly: "/month", annual: "/year" };

/** Renders every price of a card; the styles show the one of the chosen period and region. */
function Prices({ prices }: Pick<PlanCard, "prices">) {
	return periods.flatMap((period) =>
		regions.map((region) => {
			const price = prices[period]?.[region];
			return (
				price && (
					<p key={period + region} className={css.price} data-period={period} data-region={region}>
						<strong>{price}</strong> {perPeriod[period]}
					</p>
				)
			);
		}),
	);
}

function Card({ card: { id, name, note, badge, features, button, prices } }: { card: PlanCard }) {
	return (
		<li className={css.card} data-popular={badge && ""} data-period={prices.annual ? undefined : "monthly"}>
			{badge && <p className={css.badge}>{badge}</p>}
			<h3>{name}</h3>
			<p className={css.note}>{note}</p>
			<Prices prices={prices} />
			<ul className={css.features}>
				{features.map((feature) => (
					<li key={feature}>
						<Icon name="check" size={1.25} /> {feature}
					</li>
				))}
			</ul>
			<div className={css.choose} data-plan={id}>
				<span data-for="visitor">
					<ButtonLink href="/login" look={badge ? "primary" : "secondary"}>
						{button}
					</ButtonLink>
				</span>
				<span data-for="member">
					<ButtonLink href="/app/subscription" look={badge ? "primary" : "secondary"}>
						{button}
					</ButtonLink>
				</span>
				<p className={css.vary}>{messages.subscription.pricingMayVary}</p>
			</div>
		</li>
	);
}

/** The price of each plan, by period and region. Works without JavaScript, with two form choices and styles. */
export function Pricing() {
	return (
		<section id="pricing" className={css.section} aria-labelledby="pricing-title">
			<div className={css.intro}>
				<h2 id="pricing-title">Plans and prices</h2>
				<p>Start free, without a card. Cancel whenever you like; you keep what you have paid for.</p>
			</div>
			<div className={css.choices}>
				<fieldset className={css.periods}>
					<legend className="visually-hidden">Billing</legend>
					{periods.map((period) => (
						<label key={period}>
							<input type="radio" name="period" value={period} defaultChecked={period === "monthly"} />
							<span>{periodNames[period]}</span>
						</label>
					))}
				</fieldset>
				<label className={css.region}>
					<span>Region</span>
					<select name="region" defaultValue="us" autoComplete="off">
						{regions.map((region) => (
							<option key={region} value={region}>
								{regionNames[region]}
							</option>
						))}
					</select>
				</label>
			</div>
			<ul className={css.cards}>
				{planCards.map((card) => (
					<Card key={card.id} card={card} />
				))}
			</ul>
			<p className={css.tokens}>{aboutTokens}</p>
		</section>
	);
}
