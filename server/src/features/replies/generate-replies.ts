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
 * Replies to what the partner said, each as soon as it is whole, in card order. The Interaction is counted, and the
 * limit enforced, just before the first reply is given out, so that a try that yields nothing costs nothing. From then on
 * only a failure of ours gives it back: whoever leaves has read what came. Tokens are counted whatever comes of them.
 * @returns the whole response, once every reply was given out
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
		// Also of a set that was broken off: one of its cards may be the one that is picked.
		if (answers.length > 0 && !isOffRecord)
			await keepSet(context, person.id, request, {
				answers,
				// A model's own stances are no rows of the bank, and teach nothing about those.
				rows: engine.leads ? [] : plan.rows,
				setsLeft: charge.setsLeft(),
			});
		// Who left may come back for the same, as after a refresh; where tokens are scarce nobody waits for that.
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

/** Reads the turn. It takes a thread's time, so whoever has nothing left is refused before. */
async function planned(context: Context, person: Person, input: ReplyInput, entitlement: Entitlement) {
	const request = await replyRequest(context, person, input, entitlement);
	return { request, plan: await context.planning.planFor(person.id, request, input.signal) };
}

/** As the response names the engine that answered: the built-in one where it stood in for every card. */
const named = ({ name, basic }: ReplyGeneration) => ({ engine: name, basic });
