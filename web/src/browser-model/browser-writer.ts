import { cardInLine, patternFor } from "@sayso/model-replies/card-lines.ts";
import type { ModelWriter } from "@sayso/model-replies/model-writer.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import { turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { leadOf } from "@sayso/model-replies/seating/closed-acts.ts";
import { createSession, type ModelSession } from "./prompt-api.ts";

/** The browser's own model, asked for one line per card. It reads the instructions once; each turn uses a clone of that session. */
export function browserWriter(): ModelWriter & { open(): Promise<void> } {
	let base: Promise<ModelSession> | undefined;
	let hasPatterns = true;

	/** @throws {DOMException} why the model cannot be used */
	function opened(): Promise<ModelSession> {
		if (base) return base;
		const opening = createSession({ initialPrompts: [{ role: "system", content: instructions("lines") }] });
		opening.catch(() => forget(opening));
		base = opening;
		return opening;
	}

	/** The next turn opens a new session. */
	function forget(session: Promise<ModelSession>): void {
		if (base === session) base = undefined;
	}

	return {
		open: () => opened().then(() => {}),
		async *write(request, plan, signal, { stir = () => {} } = {}) {
			const led = leadOf(plan).length;
			const count = plan.rows.length - led;
			const session = opened();
			const turn = await (await session).clone({ signal }).catch((error: unknown) => {
				if (!signal.aborted) forget(session);
				throw error;
			});
			const pattern = patternFor(count, request.preferences.responseLength);
			try {
				const held = hasPatterns && { responseConstraint: pattern, omitResponseConstraintInput: true };
				const written = turn.promptStreaming(turnPart(request, plan, led), { signal, ...held });
				for await (const line of linesOf(written, count, stir)) yield cardInLine(line);
			} catch (error) {
				// From now on only the instructions define the format.
				if (error instanceof DOMException && error.name === "NotSupportedError") hasPatterns = false;
				throw error;
			} finally {
				turn.destroy();
			}
		},
	};
}

/** The first `count` lines of a stream, each once complete. @param came called with each chunk */
async function* linesOf(stream: ReadableStream<string>, count: number, came: () => void): AsyncGenerator<string> {
	const reader = stream.getReader();
	let rest = "";
	let given = 0;
	try {
		while (given < count) {
			const { done, value } = await reader.read();
			if (value) came();
			const lines = `${rest}${value ?? ""}${done ? "\n" : ""}`.split("\n");
			rest = lines.pop() ?? "";
			for (const line of lines.filter(Boolean).slice(0, count - given)) {
				given++;
				yield line;
			}
			if (done) return;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
