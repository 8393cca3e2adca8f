import type { PlanName } from "@sayso/contract/entities/plan.ts";
import type { Context } from "../../context.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";

/** Plans whose tokens are used only for requested replies. */
const sparing: ReadonlySet<PlanName> = new Set(["trial", "base"]);

/**
 * Whether replies may be made before they are requested: the engine is a language model and the person's plan pays for
 * it.
 */
export const maySpeculate = (
	context: Pick<Context, "config" | "replies" | "basicReplies">,
	entitlement: Pick<Entitlement, "plan" | "used">,
): boolean =>
	(context.config.model ?? context.config.embedded)?.speculates === true &&
	!sparing.has(entitlement.plan.plan_name) &&
	!chooseEngine(context, entitlement).basic;
