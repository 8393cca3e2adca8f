import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { inMB, type Model } from "../../../models/catalogue.ts";
import type { EmbeddedState, Speeds, Unfit } from "../../../seams/reply-engines.ts";
import { SeamError } from "../../../seams/seam-error.ts";
import { ModelProcess } from "./model-process.ts";

/** A model with complete files. */
export interface InstalledModel {
	model: Model;
	folder: string;
}

interface EmbeddedModelOptions {
	/** The installed models that may answer, the preferred one first. */
	installed(): readonly InstalledModel[];
	instructions: string;
	gpu: "auto" | false;
	log: Logger;
	/** Called when a model turned out unfit. */
	left?(): void;
	/** Bytes of memory that a process may still use. */
	freeMemory?(): number;
	/** The minimum speeds. A slower model is not used; the built-in engine answers instead. */
	leastSpeeds?: Speeds;
	/** 0 to 19. Above 0, listening and speaking on this machine have priority over the model. */
	niceness?: number;
	/** Milliseconds before a process that ended is restarted; the delay doubles each time. */
	backoffMs?: number;
}

const defaults = {
	freeMemory: () => process.availableMemory(),
	leastSpeeds: { prompt: 30, generation: 8 },
	niceness: 5,
	backoffMs: 1_000,
	left: () => {},
};
export type ModelTuning = Partial<Pick<EmbeddedModelOptions, keyof typeof defaults>>;

/** The number of conversations held at once. */
const sequences = 3;
const mostThreads = 8;
/**
 * One core stays free: llama.cpp's threads wait for each other, so a thread that shares its core delays all of them.
 */
export const threadsHere = Math.max(1, Math.min(availableParallelism() - 1, mostThreads));
/** After so many processes in a row that end before they are ready, the model counts as unfit. */
const mostEnds = 3;
const longestBackoffMs = 60_000;
/** A process that ran for longer, in milliseconds, restarts that count. */
const longLifeMs = 60_000;

/** The version of the library that this server was built with. */
const { optionalDependencies } = JSON.parse(
	readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
) as { optionalDependencies: Record<string, string> };
const libraryVersion = optionalDependencies["node-llama-cpp"];

/**
 * This machine's language model. Opens the best model that is complete, fits into memory and is fast enough, and
 * reopens it if its process ends.
 */
export class EmbeddedModel {
	readonly #options: Required<EmbeddedModelOptions>;
	readonly #unfit = new Map<string, string>();
	#isLibraryMissing = false;
	#state: EmbeddedState = { is: "absent" };
	#process: ModelProcess | undefined;
	#opening: Promise<void> | undefined;
	#ends = 0;
	readonly #leaving = new AbortController();

	constructor(options: EmbeddedModelOptions) {
		this.#options = { ...defaults, ...options };
	}

	get state(): EmbeddedState {
		return this.#state;
	}

	/** Why each model that was tried is not used, by model id, as text for the operator. */
	get unfit(): ReadonlyMap<string, string> {
		return this.#unfit;
	}

	/** Starts to open a model if one is installed and no model is open. Returns at once. */
	look(): void {
		if (this.#state.is === "absent" && !this.#leaving.signal.aborted) this.#opening = this.#open();
	}

	/** Does the same, and resolves once a model is open or all were tried. */
	async settled(): Promise<EmbeddedState> {
		this.look();
		await this.#opening;
		return this.#state;
	}

	/** @throws {SeamError} if no model is open */
	get process(): ModelProcess {
		if (this.#state.is === "ready" && this.#process) return this.#process;
		throw new SeamError("the language model is not open", { retryable: true });
	}

	async close(): Promise<void> {
		this.#leaving.abort();
		await this.#process?.close();
	}

	async #open(): Promise<void> {
		const { log, installed, freeMemory } = this.#options;
		const next = this.#isLibraryMissing ? undefined : installed().find(({ model }) => !this.#unfit.has(model.id));
		if (!next) {
			this.#state = { is: "absent" };
			return;
		}
		const { model } = next;
		if (freeMemory() < (model.memory ?? 0)) return this.#leave(model, "memory");
		this.#state = { is: "opening", model: model.id };
		const opening = this.#start(next);
		this.#process = opening;
		const opened = await opening.opened;
		if (this.#leaving.signal.aborted) return;
		if (opened === "ended") return this.#restart(model);
		if (typeof opened === "string" || this.#isSlow(opened)) {
			await opening.close();
			return typeof opened === "string" ? this.#leave(model, opened) : this.#leave(model, "slow", opened);
		}
		this.#state = { is: "ready", model: model.id, speeds: opened, threads: threadsHere };
		log.info(`${model.id} makes the replies: ${inWords(opened)}, threads: ${threadsHere}`);
		const readyAt = performance.now();
		void opening.gone.then(() => {
			if (performance.now() - readyAt > longLifeMs) this.#ends = 0;
			if (!this.#leaving.signal.aborted) this.#opening = this.#restart(model);
		});
	}

	#start({ model, folder }: InstalledModel): ModelProcess {
		const { instructions, gpu, niceness } = this.#options;
		const [file] = model.files;
		// The saved state is valid only for the same model, text, library and graphics card setting.
		const key = createHash("sha256").update(`${file?.sha256} ${libraryVersion} ${gpu} ${instructions}`).digest("hex");
		return new ModelProcess(
			{
				modelPath: join(folder, file?.name ?? ""),
				statePath: join(folder, `.read-${key.slice(0, 16)}`),
				instructions,
				sequences,
			},
			{ gpu, threads: threadsHere, niceness },
		);
	}

	async #restart(model: Model): Promise<void> {
		this.#ends += 1;
		if (this.#ends >= mostEnds && this.#state.is !== "ready") return this.#leave(model, "ended");
		this.#state = { is: "restarting", model: model.id };
		this.#options.log.warn(`the process of ${model.id} ended; it is started again`);
		const backoff = Math.min(this.#options.backoffMs * 2 ** (this.#ends - 1), longestBackoffMs);
		const { signal } = this.#leaving;
		await wait(backoff, undefined, { signal, ref: false }).then(
			() => this.#open(),
			() => {},
		);
	}

	#isSlow({ prompt, generation }: Speeds): boolean {
		const { leastSpeeds } = this.#options;
		return prompt < leastSpeeds.prompt || generation < leastSpeeds.generation;
	}

	/** A smaller model may still fit. */
	#leave(model: Model, why: Unfit, speeds?: Speeds): Promise<void> {
		this.#ends = 0;
		this.#isLibraryMissing ||= why === "library";
		const words = `${whyUnfit(model, why)}${speeds ? ` (it ${inWords(speeds)})` : ""}`;
		this.#unfit.set(model.id, words);
		this.#options.log.warn(`${model.id} does not make the replies: ${words}`);
		this.#options.left();
		return this.#open();
	}
}

const inWords = ({ prompt, generation }: Speeds) =>
	`reads ${prompt.toFixed(0)} and writes ${generation.toFixed(0)} tokens a second`;

/** The reason as text for the operator. */
function whyUnfit(model: Model, why: Unfit): string {
	switch (why) {
		case "library":
			return "node-llama-cpp has no build for this machine";
		case "template":
			return "it is of a family that we do not know how to ask";
		case "file":
			return "its file is no model that can be read";
		case "ended":
			return `its process ended ${mostEnds} times while it was opened`;
		case "memory":
			return `it takes ${inMB(model.memory ?? 0)} of memory`;
		case "slow":
			return "this machine is too slow for it";
	}
}
