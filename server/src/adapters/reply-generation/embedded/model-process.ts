import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter, on, once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Speeds } from "../../../seams/reply-engines.ts";
import { SeamError } from "../../../seams/seam-error.ts";
import type { AskModel, FromModel, ModelRefusal, PrepareModel, StartModel, ToModel } from "./messages.ts";

const program = fileURLToPath(new URL("./child.ts", import.meta.url));

/** What of this machine a process may use. */
export interface Machine {
	gpu: "auto" | false;
	threads: number;
	/** 0 to 19; the higher, the more it gives way. */
	niceness: number;
}

/** Whether llama.cpp runs on this machine, found by starting it. */
export async function isLibraryHere(machine: Machine): Promise<boolean> {
	const child = childOn(machine);
	const gone = once(child, "exit").catch(() => {});
	const said = await Promise.race([once(child, "message"), gone]);
	child.kill("SIGKILL");
	await gone;
	return said?.[0] !== null && typeof said?.[0] === "object" && "library" in said[0];
}

/** Starts the program without the server's secrets, and discards what the library prints. */
function childOn({ gpu, threads, niceness }: Machine): ChildProcess {
	const env = { PATH: process.env.PATH };
	return fork(program, [gpu || "off", String(threads), String(niceness)], {
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		env,
	});
}

/** The process of one language model. */
export class ModelProcess {
	/** How fast the model is, or why there is none. Never rejects. */
	readonly opened: Promise<Speeds | ModelRefusal | "ended">;
	/** Resolves once the process has ended. */
	readonly gone: Promise<void>;
	readonly #child: ChildProcess;
	/** Emits what comes for an id under that id. */
	readonly #answers = new EventEmitter().setMaxListeners(0);
	#nextId = 0;

	constructor(start: StartModel, machine: Machine) {
		this.#child = childOn(machine);
		this.gone = new Promise((resolve) => this.#child.once("error", () => resolve()).once("exit", () => resolve()));
		this.opened = Promise.race([this.#opening(start), this.gone.then(() => "ended" as const)]);
		this.#child.on("message", (message: FromModel) => {
			if ("id" in message) this.#answers.emit(String(message.id), message);
		});
		void this.gone.then(() => {
			for (const id of this.#answers.eventNames()) this.#answers.emit(id, { id: Number(id), failed: "ended" });
		});
	}

	/**
	 * Each line of an answer as it is whole. Leaving it ends the answer.
	 * @param begun called once the model has turned to it
	 * @param spend called with the tokens it read anew and wrote, once it is at its end
	 * @throws {SeamError} where the model failed
	 */
	async *ask(
		asked: Omit<AskModel, "id">,
		{
			signal,
			begun,
			spend,
		}: { signal: AbortSignal; begun(): void; spend(tokens: { input: number; output: number }): void },
	): AsyncGenerator<string, void> {
		const id = this.#nextId++;
		const messages = on(this.#answers, String(id), { signal });
		let isOver = false;
		try {
			if (!this.#send({ ask: { ...asked, id } })) throw failure("ended");
			for await (const [message] of messages as AsyncIterable<[AnswerMessage]>) {
				if ("begun" in message) begun();
				else if ("line" in message) yield message.line;
				else {
					isOver = true;
					if ("failed" in message) throw failure(message.failed);
					return spend(message.end);
				}
			}
		} finally {
			if (!isOver) this.#send({ cancel: id });
		}
	}

	/**
	 * Resolves once the model has read the beginning, or has left it to the turn.
	 * @throws {SeamError} if the process has ended
	 */
	async prepare(asked: Omit<PrepareModel, "id">): Promise<void> {
		const id = this.#nextId++;
		const over = once(this.#answers, String(id));
		if (!this.#send({ prepare: { ...asked, id } })) throw failure("ended");
		await over;
	}

	async close(): Promise<void> {
		this.#child.kill("SIGKILL");
		await this.gone;
	}

	async #opening(start: StartModel): Promise<Speeds | ModelRefusal> {
		for (;;) {
			const [message] = (await once(this.#child, "message")) as [FromModel];
			if ("library" in message) this.#send({ start });
			else if ("refused" in message) return message.refused;
			else if ("ready" in message) return message.ready;
		}
	}

	#send(message: ToModel): boolean {
		return this.#child.connected && this.#child.send(message, () => {});
	}
}

type AnswerMessage = Exclude<Extract<FromModel, { id: number }>, { prepared: true }>;

const failure = (reason: string) =>
	new SeamError(`the language model's process failed: ${reason}`, { retryable: true });
