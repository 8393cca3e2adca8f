import { cardInLine, grammarFor, mostTokensFor } from "@sayso/model-replies/card-lines.ts";
import { beginningOfTurn, turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { leadOf } from "@sayso/model-replies/seating/closed-acts.ts";
import type { FormedWriter } from "../model-writer.ts";
import type { ModelProcess } from "./model-process.ts";

interface Options {
	/** The process of the open model. @throws {SeamError} if no model is open */
	process(): ModelProcess;
	temperature: number | undefined;
}

/** A writer that asks this machine's language model for one line per card. */
export const embeddedWriter = ({ process, temperature }: Options): FormedWriter => ({
	form: "grammar",
	async *write(request, plan, signal, { personId = "", spend = () => {}, stir = () => {} } = {}) {
		const led = leadOf(plan).length;
		const count = plan.rows.length - led;
		const { responseLength } = request.preferences;
		const asked = {
			personId,
			prompt: turnPart(request, plan, led),
			grammar: grammarFor(count, responseLength),
			mostTokens: mostTokensFor(count, responseLength),
			temperature,
		};
		for await (const line of process().ask(asked, { signal, begun: stir, spend })) yield cardInLine(line);
	},
	prepare: async (request, personId) => process().prepare({ personId, beginning: beginningOfTurn(request) }),
});
