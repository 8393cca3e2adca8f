import { ledByStandIn } from "@sayso/harness/stand-ins/model/replies-through.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { leadOf } from "@sayso/model-replies/seating/closed-acts.ts";
import { turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { developmentTurns } from "../../replies/authored.ts";
import type { Bench, Effort, Figure } from "./figure.ts";

/**
 * Tokens per second of today's models, from slow to fast; the number of turns, spread over the development set; and how
 * many run at once.
 */
const rates = { whole: [20, 50], short: [100] };
const asked = { whole: 48, short: 4 };
const together = 4;
/** The defaults of the configuration. */
const deadlines = { MODEL_FIRST_CARD_MS: "1500", MODEL_NEXT_CARD_MS: "2500" };

/** The share of the model's cards that the built-in engine replaced, because they were late or rejected. */
export const modelLeads: Bench = {
	async run(effort) {
		const figures: Figure[] = [];
		for (const rate of rates[effort])
			for (const responseLength of ["short", "medium", "long"] as const) {
				const share = await shareAt(rate, responseLength, effort);
				figures.push({
					what: `${responseLength} cards the built-in engine had to fill, at ${rate} tokens/s`,
					value: share,
					unit: "of 1",
				});
			}
		return figures;
	},
};

async function shareAt(tokensPerSecond: number, responseLength: "short" | "medium" | "long", effort: Effort) {
	const model = await standInModel({ tokensPerSecond });
	const engine = ledByStandIn(model.baseUrl, "good", deadlines);
	const waiting = turnsOf(asked[effort]);
	const filled: boolean[] = [];
	async function askOn(): Promise<void> {
		for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
			const request = requestFor(text, { responseLength });
			const plan = turnPlanFor(request);
			const cards = await Array.fromAsync(engine.stream(request, plan, new AbortController().signal));
			filled.push(...cards.slice(leadOf(plan).length).map(({ basic }) => basic === true));
		}
	}
	await Promise.all(Array.from({ length: together }, askOn));
	await model.close();
	return filled.filter(Boolean).length / filled.length;
}

/** Turns of the development set, evenly spread over it. */
function turnsOf(count: number): string[] {
	const turns = developmentTurns().map(({ text }) => text);
	return Array.from({ length: count }, (_, at) => turns[Math.floor((at * turns.length) / count)] ?? "");
}
