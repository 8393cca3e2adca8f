import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { ModelFetching, ModelsOnTheirWay } from "../seams/model-fetching.ts";
import { bytesOf, inMB, type Model } from "./catalogue.ts";
import type { FetchMessage } from "./fetch-models.ts";
import { modelsFolder } from "./shelf.ts";

const program = fileURLToPath(new URL("./fetch-models.ts", import.meta.url));

/** Milliseconds between a failed attempt and the next, even across a restart of the server. */
const restMilliseconds = 60 * 60 * 1000;
/** Milliseconds between two checks of another process's progress. */
const busyMilliseconds = 60_000;

interface FetchedModelsOptions {
	dataDir: string;
	/** Their purpose, for the log: "better listening". */
	purpose: string;
	/** Their first use, for the log: "the next listening". */
	usedBy: string;
	/** The setting that turns the download off. */
	forbiddenBy: string;
	/** The models still to download, in this order. */
	missing(): readonly Model[];
	/** Called when all models are complete. */
	whole?(): void;
	log: Logger;
}

/** Downloads models in a separate process, which has the lowest priority and ends with this one. */
export class FetchedModels implements ModelFetching {
	readonly #options: FetchedModelsOptions;
	#state: ModelsOnTheirWay["state"] | undefined;
	#missing: readonly Model[] = [];
	#fetched = 0;
	#child: ChildProcess | undefined;
	#timer: NodeJS.Timeout | undefined;
	#isClosed = false;

	constructor(options: FetchedModelsOptions) {
		this.#options = options;
	}

	onTheirWay(): ModelsOnTheirWay | null {
		if (!this.#state || this.#options.missing().length === 0) return null;
		const bytes = this.#missing.reduce((sum, model) => sum + bytesOf(model), 0);
		return { state: this.#state, fetched: this.#fetched, bytes };
	}

	fetch(): void {
		if (this.#isClosed || this.#child) return;
		this.#missing = this.#options.missing();
		if (this.#missing.length === 0) {
			this.#options.whole?.();
			return;
		}
		clearTimeout(this.#timer);
		const rest = restMilliseconds - (Date.now() - this.#failedAt());
		if (rest > 0) this.#waitFor(rest);
		else this.#child = this.#start();
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		const child = this.#child;
		if (!child) return;
		const gone = once(child, "close");
		child.kill("SIGKILL");
		await gone;
	}

	#start(): ChildProcess {
		const { dataDir, purpose, forbiddenBy, log } = this.#options;
		this.#state = "fetching";
		this.#fetched = 0;
		// The child gets none of the server's secrets. Its input closes when this process ends in any way.
		const child = spawn(process.execPath, [program, dataDir, JSON.stringify(this.#missing)], {
			stdio: ["pipe", "pipe", "ignore"],
			env: {},
		});
		let ending: Exclude<FetchMessage, { fetched: number }> | undefined;
		createInterface({ input: child.stdout }).on("line", (line) => {
			const message = JSON.parse(line) as FetchMessage;
			if (!("fetched" in message)) {
				ending = message;
				return;
			}
			if (this.#fetched === 0) {
				const sizes = this.#missing.map((model) => `${model.id} (${inMB(bytesOf(model))})`).join(", ");
				log.info(`fetching models for ${purpose} in the background: ${sizes}; ${forbiddenBy} forbids it`);
			}
			this.#fetched = Math.max(this.#fetched, message.fetched);
		});
		let lost = "it was interrupted";
		child.once("error", (error) => {
			lost = error.message;
		});
		child.once("close", (code) => {
			this.#child = undefined;
			if (this.#isClosed) return;
			if (code === 0) return this.#finish();
			if (ending && "busy" in ending) return this.#waitFor(busyMilliseconds);
			if (ending) this.#writeDown(ending.failed);
			log.info(`no models for ${purpose} yet, tried again in an hour (${ending?.failed ?? lost})`);
			this.#waitFor(restMilliseconds);
		});
		return child;
	}

	#finish(): void {
		this.#state = undefined;
		rmSync(this.#failure, { force: true });
		const { purpose, usedBy, log } = this.#options;
		log.info(`the models for ${purpose} are here: ${usedBy} uses them`);
		this.fetch();
	}

	/** Stores the failure for the next start. An interrupted download did not fail: the next start continues it. */
	#writeDown(reason: string): void {
		const { dataDir, log } = this.#options;
		try {
			mkdirSync(modelsFolder(dataDir), { recursive: true });
			writeFileSync(this.#failure, reason);
		} catch (err) {
			log.warn({ err }, "DATA_DIR cannot be written to");
		}
	}

	#waitFor(milliseconds: number): void {
		this.#state = "waiting";
		this.#timer = setTimeout(() => this.fetch(), milliseconds).unref();
	}

	get #failure(): string {
		return join(modelsFolder(this.#options.dataDir), `.failed-${this.#missing[0]?.part}`);
	}

	/** Milliseconds; 0 if no attempt has failed since the last success. */
	#failedAt(): number {
		return statSync(this.#failure, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	}
}
