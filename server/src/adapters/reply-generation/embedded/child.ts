/*
 * The program of the process that holds the language model: llama.cpp ends its process over a file it cannot read, and
 * computes for seconds. It ends when the server does. Its arguments: whether to use a graphics card (`auto` or `off`),
 * how many threads, and its niceness.
 */
import { setPriority } from "node:os";
import { ask } from "./ask.ts";
import { openLibrary } from "./library.ts";
import type { FromModel, ModelRefusal, StartModel, ToModel } from "./messages.ts";
import { type OpenModel, openModel } from "./open-model.ts";
import { Sequences } from "./sequences.ts";

const send = (message: FromModel) => process.connected && process.send?.(message);

process.on("disconnect", () => process.exit(0));

const running = new Map<number, AbortController>();
const [, , gpu, threads, niceness] = process.argv;
setPriority(Number(niceness));
const library = await openLibrary({ gpu: gpu === "auto" ? "auto" : false, threads: Number(threads) });
let model: OpenModel | undefined;
let sequences: Sequences | undefined;

process.on("message", async (message: ToModel) => {
	if ("start" in message) return start(message.start);
	if ("cancel" in message) return running.get(message.cancel)?.abort();
	if (!model || !sequences) return;
	const { id } = message.ask;
	const caller = new AbortController();
	running.set(id, caller);
	try {
		for await (const step of ask(model, sequences, message.ask, caller.signal)) send({ id, ...step });
	} catch (error) {
		if (!caller.signal.aborted) send({ id, failed: error instanceof Error ? error.name : "unknown" });
	} finally {
		running.delete(id);
	}
});
if (library) send({ library: "here" });
else refuse("library");

async function start(given: StartModel): Promise<void> {
	if (!library) return;
	const opened = await openModel(library, given);
	if (typeof opened === "string") return refuse(opened);
	model = opened;
	sequences = new Sequences(opened.sequences);
	send({ ready: opened.speeds });
}

function refuse(refused: ModelRefusal): void {
	process.send?.({ refused } satisfies FromModel, () => process.exit(1));
}
