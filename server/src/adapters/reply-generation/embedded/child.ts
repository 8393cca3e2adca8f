/*
 * The program of the process that runs the language model. It is a separate process because llama.cpp ends its process
 * on an unreadable file and computes for seconds. It ends with the server. Its arguments: whether to use a graphics
 * card (`auto` or `off`), the number of threads, and its niceness.
 */
import { setPriority } from "node:os";
import { ask } from "./ask.ts";
import { openLibrary } from "./library.ts";
import type { AskModel, FromModel, ModelRefusal, PrepareModel, StartModel, ToModel } from "./messages.ts";
import { type OpenModel, openModel } from "./open-model.ts";
import { ReadAhead } from "./read-ahead.ts";
import { Sequences } from "./sequences.ts";

const send = (message: FromModel) => process.connected && process.send?.(message);

process.on("disconnect", () => process.exit(0));

const running = new Map<number, AbortController>();
const [, , gpu, threads, niceness] = process.argv;
setPriority(Number(niceness));
const library = await openLibrary({ gpu: gpu === "auto" ? "auto" : false, threads: Number(threads) });
let open: { model: OpenModel; sequences: Sequences; ahead: ReadAhead } | undefined;

process.on("message", (message: ToModel) => {
	if ("start" in message) start(message.start);
	else if ("cancel" in message) running.get(message.cancel)?.abort();
	else if ("prepare" in message) prepare(message.prepare);
	else answer(message.ask);
});
if (library) send({ library: "here" });
else refuse("library");

async function start(given: StartModel): Promise<void> {
	if (!library) return;
	const opened = await openModel(library, given);
	if (typeof opened === "string") return refuse(opened);
	const sequences = new Sequences(opened.sequences);
	open = { model: opened, sequences, ahead: new ReadAhead(opened, sequences) };
	send({ ready: opened.speeds });
}

async function answer(asked: AskModel): Promise<void> {
	if (!open) return;
	const { id } = asked;
	const caller = new AbortController();
	running.set(id, caller);
	try {
		await open.ahead.stop();
		for await (const step of ask(open.model, open.sequences, asked, caller.signal)) send({ id, ...step });
	} catch (error) {
		if (!caller.signal.aborted) send({ id, failed: error instanceof Error ? error.name : "unknown" });
	} finally {
		running.delete(id);
	}
}

async function prepare({ id, personId, beginning }: PrepareModel): Promise<void> {
	// A failure does not matter: the text is then read when replies are requested.
	if (running.size === 0) await open?.ahead.read(personId, beginning).catch(() => {});
	send({ id, prepared: true });
}

function refuse(refused: ModelRefusal): void {
	process.send?.({ refused } satisfies FromModel, () => process.exit(1));
}
