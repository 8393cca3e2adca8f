import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import type { PlanChange } from "@sayso/contract/rules/plan-change.ts";

const { changeNow, changeAtRenewal } = messages.subscription;

interface ChangeWords {
	/** The label of a plan card's button; a card without one cannot be chosen. */
	action?: string;
	/** The text of the confirmation; without it, the change happens at once. */
	explained?: string;
	/** A text instead of a button. */
	instead?: string;
}

/** The texts for each change of plan. */
export const changeWords: Record<PlanChange, ChangeWords> = {
	current: {},
	trial: {},
	checkout: { action: "Upgrade" },
	now: { action: "Upgrade", explained: changeNow },
	"at-renewal": { action: "Change at renewal", explained: changeAtRenewal },
	keep: { action: "Keep this plan" },
	invoice: {
		action: "Request an invoice",
		explained:
			"We make an invoice for somebody else to pay, such as a plan manager. It is downloaded now and sent to your email. The plan begins once it is paid.",
	},
	running: { instead: errors.plan_running.detail },
};
