import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter, on, once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Speeds } from "../../../seams/reply-engines.ts";
import { SeamError } from "../../../seams/seam-error.ts";
import type { AskModel, FromModel, ModelRefusal, PrepareModel, StartModel, ToModel } from "./messages.ts";

const program = fileURLToPath(new URL("./child.ts", import.meta.url));

/** The resources of this machine that a process may use. */
export interface Machine {
	gpu: "auto" | false;
	threads: number;
	/** 0 to 19; a higher value gives other processes priority. */
	niceness: number;
}

/** Whether llama.cpp runs on this machine. Starts it to find out. */
export async function isLibraryHere(machine: Machine): Promise<boolean> {
	const child = childOn(machine);
	const gone = once(child, "exit").catch(() => {});
	const said = await Promise.race([once(child, "message"), gone]);
	child.kill("SIGKILL");
	await gone;
	return said?.[0] !== null && typeof said?.[0] === "object" && "library" in said[0];
}

/** Starts the program without the server's secrets and discards the library's output. */
function childOn({ gpu, threads, niceness }: Machine): ChildProcess {
	const env = { PATH: process.env.PATH };
	return fork(program, [gpu || "off", String(threads), String(niceness)], {
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		env,
	});
}

/** The process of one language model. */
export class ModelProcess {
	/** The model's speeds, or why it could not be opened. Never rejects. */
	readonly opened: Promise<Speeds | ModelRefusal | "ended">;
	/** Resolves once the process has ended. */
	readonly gone: Promise<void>;
	readonly #child: ChildProcess;
	/** Emits each answer under the id of its request. */
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
	 * Yields each complete line of an answer. Leaving the iteration cancels the answer.
	 * @param begun called when the model has started on the request
	 * @param spend called at the end with the tokens that it read and wrote
	 * @throws {SeamError} if the model failed
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
	 * Resolves when the model has read the beginning or has stopped for a turn.
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
