import { type GenerateEvent, generate } from "@sayso/contract/v1/generate.ts";
import type { Context } from "../../context.ts";
import { generateReplies } from "../../features/replies/generate-replies.ts";
import { type Call, route } from "../../http/route.ts";

const replies = async ({ body, person, network, signal }: Call<typeof generate>, context: Context) => {
	await context.rateLimits.count("generate", person.id, network);
	const { text, is_try_again: isTryAgain, steer, off_record: isOffRecord, shown } = body;
	return generateReplies(context, person, { text, isTryAgain, steer, isOffRecord, shown, signal });
};

export const routes = [
	route(generate, {
		async answer(call, context) {
			const stream = await replies(call, context);
			for (;;) {
				const step = await stream.next();
				if (step.done) return step.value;
			}
		},
		async *events(call, context): AsyncGenerator<GenerateEvent, void> {
			const stream = await replies(call, context);
			for (let index = 0; ; index++) {
				const step = await stream.next();
				if (step.done) return yield { type: "done", response: step.value };
				yield { type: "answer", index, answer: step.value };
			}
		},
	}),
];
