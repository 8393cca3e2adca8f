import type { Answer } from "@sayso/contract/entities/answer.ts";
import { builtIn } from "../built-in.ts";
import { planFor } from "../plan.ts";
import type { PlanRow, ReplyPreferences, ReplyRequest } from "../reply.ts";

/** A request as the communicator makes it, with what a test cares about laid over the defaults. */
export function requestFor(
	text: string,
	preferences: Partial<ReplyPreferences> = {},
	rest: Partial<ReplyRequest> = {},
): ReplyRequest {
	return {
		text,
		preferences: {
			context: "casual",
			responseLength: "medium",
			complexity: "medium",
			numberOfResponses: 4,
			...preferences,
		},
		aboutMe: "",
		turns: [],
		shown: [],
		adultLanguage: false,
		...rest,
	};
}

interface MadeSet {
	rows: PlanRow[];
	answers: Answer[];
}

/** One set of the built-in engine, as the server makes it. */
export async function setFor(request: ReplyRequest): Promise<MadeSet> {
	const rows = planFor(request);
	const answers: Answer[] = [];
	for await (const answer of builtIn.stream(request, rows, new AbortController().signal)) answers.push(answer);
	return { rows, answers };
}
