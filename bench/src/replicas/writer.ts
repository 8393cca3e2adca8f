import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Problem } from "@sayso/contract/errors.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";

const turns = ["do you want tea or coffee", "how are you today", "shall we go to the park", "what time is it"];

export interface Written {
	/** Lines of the log, and sets of replies, that the product acknowledged. */
	lines: string[];
	/**
	 * Lines that were not acknowledged at the first attempt; sent again, as the browser's outbox does, until they are.
	 */
	sentAgain: number;
	sets: number;
	requests: number;
	/** Answered other than with 200, or not at all, at the first attempt. */
	failed: number;
	/** Those that were not marked as retryable. */
	forGood: number;
	/** The errors of the failures. */
	failures: Map<string, number>;
}

/** One person's scripted conversation, turn by turn: the transcribed text, replies, the spoken text. */
export async function converse(
	url: string,
	token: () => Promise<string>,
	{ over, pause }: { over: AbortSignal; pause: number },
): Promise<Written> {
	const written: Written = {
		lines: [],
		sentAgain: 0,
		sets: 0,
		requests: 0,
		failed: 0,
		forGood: 0,
		failures: new Map(),
	};
	let known = "";
	async function post(path: string, body: object): Promise<unknown> {
		// If no new token can be had, the old one is used, as in the browser.
		known = await token().catch(() => known);
		written.requests += 1;
		const answer = await fetch(url + path, {
			method: "POST",
			headers: { authorization: `Bearer ${known}`, "content-type": "application/json" },
			body: JSON.stringify(body),
		}).catch((error: Error) => error);
		if (!(answer instanceof Error) && answer.ok) return answer.json();
		const problem = answer instanceof Error ? undefined : await problemIn(answer);
		const how = answer instanceof Error ? `${answer.message}: ${answer.cause}` : `${answer.status} ${problem?.code}`;
		const fault = `${path} ${how}`;
		written.failed += 1;
		if (!problem?.retryable) written.forGood += 1;
		written.failures.set(fault, (written.failures.get(fault) ?? 0) + 1);
		return undefined;
	}
	const log = async (line: object) => {
		const id = randomUUID();
		while (!(await post("/api/v1/conversation", { ...line, id }))) {
			if (over.aborted) return;
			written.sentAgain += 1;
			await wait(pause);
		}
		written.lines.push(id);
	};
	for (let turn = 0; !over.aborted; turn++) {
		const text = `${turns[turn % turns.length]} ${turn}`;
		await log({ role: "user", text });
		const set = (await post("/api/v1/generate", { text })) as GenerateResponse | undefined;
		const [card] = set?.ChatResponse.answers ?? [];
		if (card) {
			written.sets += 1;
			const { tone, emoji, keyword } = card;
			await log({ role: "assistant", text: card.text, meta: { tone, emoji, keyword } });
		}
		await wait(pause);
	}
	return written;
}

/** The problem document of a refusal; a proxy's own refusal has none. */
const problemIn = (answer: Response) =>
	answer.json().then(
		(body) => body as Problem,
		() => undefined,
	);
