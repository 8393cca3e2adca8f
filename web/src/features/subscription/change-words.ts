import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import type { PlanChange } from "@sayso/contract/rules/plan-change.ts";

const { changeNow, changeAtRenewal } = messages.subscription;

interface ChangeWords {
	/** What the button of a plan card says; a card without one cannot be chosen. */
	action?: string;
	/** What is said and asked before it happens; without it, it happens at once. */
	explained?: string;
	/** What stands in place of a button. */
	instead?: string;
}

/** How each change of plan is offered. */
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
