import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { plan, understand } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Person } from "../../store/people.ts";
import { countInteraction, uncountInteraction, usageIn } from "../../store/usages.ts";
import { keepSet } from "../picks/keep-set.ts";
import { asUsage, type Entitlement, entitlementOf } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";
import { maySpeculate } from "./may-speculate.ts";
import { type ReplyInput, replyRequest } from "./reply-request.ts";
import { runFor } from "./run-for.ts";

/**
 * Replies to what the partner said, each as soon as it is whole, in card order. The Interaction is counted, and the
 * limit enforced, just before the first reply is given out, so that a try that yields nothing costs nothing. Tokens are
 * counted whatever comes of them.
 * @returns the whole response, once every reply was given out
 * @throws {Refusal} `limit_exceeded`, `generation_failed`
 */
export async function* generateReplies(
	context: Context,
	person: Person,
	input: ReplyInput,
): AsyncGenerator<OfferedAnswer, GenerateResponse> {
	const entitlement = await entitlementOf(context, person.id);
	const { used, interactionLimit, period } = entitlement;
	if (interactionLimit !== undefined && used.interactions >= interactionLimit) throw new Refusal("limit_exceeded");

	const request = await replyRequest(context, person, input, entitlement);
	const engine = chooseEngine(context, entitlement);
	const startedAt = context.clock.now();
	const rows = plan(understand(request.text), request);
	const run = runFor(context, { request, rows, engine, period });
	const answers: OfferedAnswer[] = [];
	let isCounted = false;
	try {
		for await (const answer of run.read(input.signal)) {
			if (!isCounted) await countOrRefuse(context, entitlement, startedAt);
			isCounted = true;
			answers.push(answer);
			yield answer;
		}
		if (!isCounted) throw new Error("The reply engine gave no reply");
	} catch (error) {
		if (isCounted) await uncountInteraction(context.db, period, startedAt);
		if (error instanceof Refusal) throw error;
		throw new Refusal("generation_failed", { cause: error });
	} finally {
		// Also of a set that was broken off: one of its cards may be the one that is picked.
		if (answers.length > 0) await keepSet(context, person.id, request, { answers, plan: rows });
		// Who left may come back for the same, as after a refresh; where tokens are scarce nobody waits for that.
		if (!run.isRead && !maySpeculate(context, entitlement)) run.abort();
	}
	await run.over;
	return {
		ChatResponse: { answers, ...named(answers.every(({ basic }) => basic) ? context.basicReplies : engine) },
		UserSubscription: entitlement.subscription,
		UserPlan: entitlement.plan,
		Usage: asUsage(await usageIn(context.db, period)),
	};
}

/** As the response names the engine that answered: the built-in one where it stood in for every card. */
const named = ({ name, basic }: ReplyGeneration) => ({ engine: name, basic });

async function countOrRefuse({ db }: Context, { period, interactionLimit }: Entitlement, now: Date): Promise<void> {
	if (!(await countInteraction(db, period, interactionLimit, now))) throw new Refusal("limit_exceeded");
}
