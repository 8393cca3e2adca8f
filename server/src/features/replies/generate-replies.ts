import type { Answer } from "@sayso/contract/entities/answer.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { plan, understand } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyGeneration, Tokens } from "../../seams/reply-generation.ts";
import { keepShown } from "../../store/open-turns.ts";
import type { Person } from "../../store/people.ts";
import { addTokens, countInteraction, type UsageRow, uncountInteraction } from "../../store/usages.ts";
import { asUsage, type Entitlement, entitlementOf } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";
import { type ReplyInput, replyRequest } from "./reply-request.ts";

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
): AsyncGenerator<Answer, GenerateResponse> {
	const entitlement = await entitlementOf(context, person.id);
	const { used, interactionLimit, period } = entitlement;
	if (interactionLimit !== undefined && used.interactions >= interactionLimit) throw new Refusal("limit_exceeded");

	const request = await replyRequest(context, person, input, entitlement);
	const engine = chooseEngine(context, entitlement);
	const startedAt = context.clock.now();
	const spent = { input: 0, output: 0 };
	const spend = ({ input, output }: Tokens) => {
		spent.input += input;
		spent.output += output;
	};
	const rows = plan(understand(request.text), request);
	const answers: Answer[] = [];
	let ownAnswers = 0;
	let counted: UsageRow | null = null;
	try {
		for await (const { basic, ...answer } of engine.stream(request, rows, input.signal, spend)) {
			if (!basic) ownAnswers += 1;
			counted ??= await countOrRefuse(context, entitlement, startedAt);
			answers.push(answer);
			yield answer;
		}
		if (!counted) throw new Error("The reply engine gave no reply");
		const shown = [...request.shown.map((set) => [...set]), answers];
		await keepShown(context.db, { personId: person.id, text: request.text, shown, now: context.clock.now() });
	} catch (error) {
		if (counted) await uncountInteraction(context.db, period, startedAt);
		if (error instanceof Refusal) throw error;
		throw new Refusal("generation_failed", { cause: error });
	} finally {
		if (spent.input + spent.output > 0) {
			const withTokens = await addTokens(context.db, period, spent, startedAt);
			counted &&= withTokens;
		}
	}
	return {
		ChatResponse: ownAnswers > 0 ? { answers, ...named(engine) } : { answers, ...named(context.basicReplies) },
		UserSubscription: entitlement.subscription,
		UserPlan: entitlement.plan,
		Usage: asUsage(counted),
	};
}

/** As the response names the engine that answered: the built-in one where it stood in for every card. */
const named = ({ name, basic }: ReplyGeneration) => ({ engine: name, basic });

async function countOrRefuse({ db }: Context, { period, interactionLimit }: Entitlement, now: Date): Promise<UsageRow> {
	const counted = await countInteraction(db, period, interactionLimit, now);
	if (!counted) throw new Refusal("limit_exceeded");
	return counted;
}
