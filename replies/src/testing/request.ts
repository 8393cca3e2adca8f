import type { Answer } from "@sayso/contract/entities/answer.ts";
import { builtIn } from "../built-in.ts";
import { rowsFor } from "../plan.ts";
import type { PlanRow, ReplyPreferences, ReplyRequest } from "../reply.ts";
import { understand } from "../understand.ts";
import type { Understanding } from "../understanding.ts";

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

const read = new Map<string, Understanding>();

/** A turn as it is read, each but once: reading takes most of the time of a set, and a test asks for many sets of one turn. */
export function readOnce(text: string, turns: ReplyRequest["turns"] = []): Understanding {
	const key = JSON.stringify([text, turns]);
	const understanding = read.get(key) ?? understand(text, turns);
	read.set(key, understanding);
	return understanding;
}

/** One set of the built-in engine, as the server makes it. */
export async function setFor(request: ReplyRequest): Promise<MadeSet> {
	const rows = rowsFor(readOnce(request.text, request.turns), request);
	const answers: Answer[] = [];
	for await (const answer of builtIn.stream(request, rows, new AbortController().signal)) answers.push(answer);
	return { rows, answers };
}
