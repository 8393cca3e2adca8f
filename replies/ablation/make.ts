/**
 * Run in a process of its own, behind `switch.ts`: makes what the engine offers to every turn of the score, and prints it, a line
 * for each part that is switched off in turn.
 */
import type { Answer } from "@sayso/contract/entities/answer.ts";
import { builtIn } from "../src/built-in.ts";
import { rowsFor } from "../src/plan.ts";
import type { PlanRow, ReplyRequest } from "../src/reply.ts";
import { readingOf } from "../src/testing/reading.ts";
import { understand } from "../src/understand.ts";
import { development, forbidden, judgedTurns, unseen } from "./turns.ts";

export interface Made {
	answers: Answer[];
	rows: PlanRow[];
}

/** What an engine made of the turns, in the order of `turns.ts`. */
export interface Offered {
	judged: Made[];
	/** Of every turn, a set a try. */
	development: Made[][];
	forbidden: Made[][];
	/** What the development turns, and those of the safety gate, are read as. */
	read: string[];
	unseen: string[];
}

const signal = new AbortController().signal;
const turns = { judged: judgedTurns(), development: development(), forbidden: forbidden(), unseen: unseen() };
const parts: { name: string }[] = JSON.parse(process.env.PARTS ?? "[]");
for (const { name } of parts) {
	Object.assign(globalThis, { off: name });
	process.stdout.write(`${JSON.stringify(await offered().catch((failure) => ({ crashed: String(failure) })))}\n`);
}

async function offered(): Promise<Offered> {
	return {
		judged: (await Promise.all(turns.judged.map(({ request }) => tries(request, 1)))).flat(),
		development: await Promise.all(turns.development.map(({ request }) => tries(request, 2))),
		forbidden: await Promise.all(turns.forbidden.map(({ request }) => tries(request, 3))),
		read: turns.development.map(({ request }) => readingOf(understand(request.text))),
		unseen: turns.unseen.map(({ text }) => readingOf(understand(text))),
	};
}

async function tries(request: ReplyRequest, count: number): Promise<Made[]> {
	const understanding = understand(request.text, request.turns);
	const made: Made[] = [];
	while (made.length < count) {
		const next = { ...request, shown: made.map(({ answers }) => answers) };
		const rows = rowsFor(understanding, next);
		made.push({ rows, answers: await Array.fromAsync(builtIn.stream(next, rows, signal)) });
	}
	return made;
}
