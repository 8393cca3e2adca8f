import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Person } from "../../store/people.ts";
import { keepSet } from "../picks/keep-set.ts";
import { asUsage, type Entitlement, entitlementOf } from "../plans/entitlement-of.ts";
import { chargeFor } from "./charge.ts";
import { chooseEngine } from "./choose-engine.ts";
import { maySpeculate } from "./may-speculate.ts";
import { type ReplyInput, replyRequest } from "./reply-request.ts";
import { runFor, runOnce } from "./run-for.ts";

/**
 * Replies to what the partner said, each as soon as it is complete, in card order. The Interaction is counted, and the
 * limit enforced, just before the first reply is sent, so that a failed attempt is free. After that only our own
 * failure refunds it: a caller who leaves has read the replies so far. Tokens are counted in any case.
 * @returns the whole response, after every reply was sent
 * @throws {Refusal} `limit_exceeded`, `generation_failed`
 */
export async function* generateReplies(
	context: Context,
	person: Person,
	input: ReplyInput,
): AsyncGenerator<OfferedAnswer, GenerateResponse> {
	const asked = performance.now();
	const entitlement = await entitlementOf(context, person.id);
	const charge = await chargeFor(context, input, entitlement);
	const engine = chooseEngine(context, entitlement);
	const { request, plan } = await planned(context, person, input, entitlement).catch(async (error) => {
		await charge.giveBack();
		throw error;
	});
	const { isOffRecord } = input;
	const run = (isOffRecord ? runOnce : runFor)(context, { request, plan, engine, period: entitlement.period });
	const answers: OfferedAnswer[] = [];
	try {
		for await (const answer of run.read(input.signal)) {
			if (answers.length === 0) {
				await charge.confirm();
				context.metrics.firstCard((performance.now() - asked) / 1000, engine.basic || answer.basic === true);
			}
			answers.push(answer);
			yield answer;
		}
		if (answers.length === 0) throw new Error("The reply engine gave no reply");
	} catch (error) {
		if (answers.length === 0 || !input.signal.aborted) await charge.giveBack();
		if (error instanceof Refusal) throw error;
		throw new Refusal("generation_failed", { cause: error });
	} finally {
		// An interrupted set is stored too: one of its cards may be picked.
		if (answers.length > 0 && !isOffRecord)
			await keepSet(context, person.id, request, {
				answers,
				// A model's own stances are not rows of the bank and teach nothing about them.
				rows: engine.leads ? [] : plan.rows,
				setsLeft: charge.setsLeft(),
			});
		// A caller who left may come back for the same set, for example after a refresh. If the plan has few tokens,
		// the set is aborted instead.
		if (!run.isRead && (isOffRecord || !maySpeculate(context, entitlement))) run.abort();
	}
	await run.over;
	const now = await entitlementOf(context, person.id);
	return {
		ChatResponse: { answers, ...named(answers.every(({ basic }) => basic) ? context.basicReplies : engine) },
		UserSubscription: now.subscription,
		UserPlan: now.plan,
		Usage: asUsage(now),
	};
}

/** Analyses the turn. This takes a thread's time, so a person without Interactions left is refused before it. */
async function planned(context: Context, person: Person, input: ReplyInput, entitlement: Entitlement) {
	const request = await replyRequest(context, person, input, entitlement);
	return { request, plan: await context.planning.planFor(person.id, request, input.signal) };
}

/** The engine as the response names it: the built-in one if it made every card as a fallback. */
const named = ({ name, basic }: ReplyGeneration) => ({ engine: name, basic });
