import type { ReplyRun } from "../../seams/kept-runs.ts";
import type { RunNotice } from "../../seams/run-notices.ts";

/** Milliseconds between two keep-alives while a card is pending. */
const signOfLife = 1_000;
/** Milliseconds in which a stopping process still finishes sending sets. */
const lastCards = 3_000;

/** Sends sets of this process to other processes, card by card, in order. */
export class RemoteSetPublisher {
	readonly #send: (notice: RunNotice) => Promise<boolean>;
	readonly #readings = new Map<string, { leaving: AbortController; over: Promise<void> }>();

	constructor(send: (notice: RunNotice) => Promise<boolean>) {
		this.#send = send;
	}

	/** Sends all cards of a set until it is over or its reader leaves. */
	async publish(ask: string, run: ReplyRun | undefined): Promise<void> {
		if (!run) return void (await this.#send({ about: "over", ask, failed: true }));
		const leaving = new AbortController();
		const over = this.#cards(ask, run, leaving.signal).finally(() => this.#readings.delete(ask));
		this.#readings.set(ask, { leaving, over });
		await over;
	}

	stop(ask: string): void {
		this.#readings.get(ask)?.leaving.abort();
	}

	async close(): Promise<void> {
		const late = setTimeout(() => {
			for (const ask of this.#readings.keys()) this.stop(ask);
		}, lastCards);
		await Promise.all([...this.#readings.values()].map(({ over }) => over));
		clearTimeout(late);
	}

	async #cards(ask: string, run: ReplyRun, signal: AbortSignal): Promise<void> {
		const still = setInterval(() => void this.#send({ about: "still", ask }), signOfLife);
		let failed = false;
		try {
			let index = 0;
			for await (const card of run.read(signal))
				if (!(await this.#send({ about: "card", ask, index: index++, card })))
					throw new Error("A card could not be sent");
		} catch {
			failed = true;
		} finally {
			clearInterval(still);
		}
		if (!signal.aborted || failed) await this.#send({ about: "over", ask, failed });
	}
}
