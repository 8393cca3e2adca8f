import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { ListeningModels, ModelsOnTheirWay } from "../seams/listening-models.ts";
import { bytesOf, catalogue, type Model } from "./catalogue.ts";
import type { FetchMessage } from "./fetch-models.ts";
import { isWhole, modelsFolder } from "./shelf.ts";

const program = fileURLToPath(new URL("./fetch-models.ts", import.meta.url));

/** Milliseconds after a failed try before the next: also over a start of the server in between. */
const restMilliseconds = 60 * 60 * 1000;
/** Milliseconds before it is looked again how far another process is, or whether it is gone. */
const busyMilliseconds = 60_000;

interface FetchedModelsOptions {
	dataDir: string;
	/** What is to be had, in this order. */
	models: readonly Model[];
	log: Logger;
}

/** Fetches listening models in a process of its own, that gives way to everything else and ends with this one. */
export class FetchedModels implements ListeningModels {
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
		if (!this.#state || this.#stillMissing().length === 0) return null;
		const bytes = this.#missing.reduce((sum, model) => sum + bytesOf(model), 0);
		return { state: this.#state, fetched: this.#fetched, bytes };
	}

	fetch(): void {
		this.#missing = this.#stillMissing();
		if (this.#isClosed || this.#child || this.#missing.length === 0) return;
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

	/** A model of the same part that somebody installed by hand does as well. */
	#stillMissing(): readonly Model[] {
		const { dataDir, models } = this.#options;
		const parts = new Set(
			[...models, ...catalogue].filter((model) => isWhole(dataDir, model)).map((model) => model.part),
		);
		return models.filter(({ part }) => !parts.has(part));
	}

	#start(): ChildProcess {
		const { dataDir, log } = this.#options;
		this.#state = "fetching";
		this.#fetched = 0;
		// It gets none of the server's secrets; its input ends when this process does, however it does.
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
			if (this.#fetched === 0)
				log.info("fetching models for better listening in the background; MODELS=off forbids it");
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
			log.info(`no models for better listening yet, tried again in an hour (${ending?.failed ?? lost})`);
			this.#waitFor(restMilliseconds);
		});
		return child;
	}

	#finish(): void {
		this.#state = undefined;
		rmSync(this.#failure, { force: true });
		this.#options.log.info("the models for better listening are here: the next listening uses them");
	}

	/** For the next start. One that was interrupted did not fail: the next start goes on with it. */
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
		return join(modelsFolder(this.#options.dataDir), ".failed");
	}

	/** Milliseconds; 0 where no try failed since the last that went well. */
	#failedAt(): number {
		return statSync(this.#failure, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	}
}
