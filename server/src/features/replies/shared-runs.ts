import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { sameSubstance } from "@sayso/replies";
import { LRUCache } from "lru-cache";
import type { ReplyRun, SharedRuns, TurnKey } from "../../seams/kept-runs.ts";
import type { Follower, Notice, Notices } from "../../seams/notices.ts";
import type { RunNotice } from "../../seams/run-notices.ts";
import { keptMilliseconds, most, type RunsInMemory } from "./kept-runs.ts";
import { RemoteSetPublisher } from "./remote-set-publisher.ts";
import { RemoteSetReader } from "./remote-set-reader.ts";

/** Milliseconds without a message from a holder after which its set is lost; keep-alives come every second. */
const defaultSilence = 2_500;

interface HeldElsewhere {
	holder: string;
	key: TurnKey;
}

/**
 * The sets of replies of every process on one database. Each process keeps its own sets and announces their turns to
 * the others. A process without a set for a turn reads the cards from the holder, as they arrive. A deletion applies to
 * all processes. Sets exist only in the memory of the process that made them.
 */
export class RunsEverywhere implements SharedRuns, Follower {
	readonly #here: RunsInMemory;
	readonly #notices: Notices;
	readonly #newId: () => string;
	readonly #silence: number;
	/** The id under which the others know this process. */
	readonly #self: string;
	readonly #publisher: RemoteSetPublisher;
	/** Sets of other processes, by person. An entry of a process that is gone costs one timeout and is then removed. */
	readonly #elsewhere = new LRUCache<string, HeldElsewhere[]>({ max: most.people, ttl: keptMilliseconds });
	readonly #asked = new Map<string, RemoteSetReader>();

	constructor(options: { here: RunsInMemory; notices: Notices; newId(): string; silence?: number | undefined }) {
		this.#here = options.here;
		this.#notices = options.notices;
		this.#newId = options.newId;
		this.#silence = options.silence ?? defaultSilence;
		this.#self = options.newId();
		this.#publisher = new RemoteSetPublisher((run) => this.#send(run));
		options.notices.follow(this);
		this.back();
	}

	get peopleElsewhere(): number {
		return this.#elsewhere.size;
	}

	take(personId: string, key: TurnKey): ReplyRun | undefined {
		const found = this.#here.take(personId, key);
		if (this.#elsewhere.has(personId)) void this.#send({ about: "turn", personId, substance: [...key.substance] });
		return found;
	}

	keep(personId: string, key: TurnKey, run: ReplyRun, isGuess: boolean): void {
		this.#here.keep(personId, key, run, isGuess);
		void this.#send({ about: "kept", holder: this.#self, personId, key });
	}

	has(personId: string, key: TurnKey): boolean {
		return this.#here.has(personId, key) || this.#find(personId, key) !== undefined;
	}

	elsewhere(personId: string, key: TurnKey): ((signal: AbortSignal) => AsyncIterable<OfferedAnswer>) | undefined {
		const held = this.#find(personId, key);
		return held && ((signal) => this.#read(personId, held, signal));
	}

	goOn(personId: string, substance: readonly string[]): void {
		this.#here.goOn(personId, substance);
	}

	async forget(personId: string): Promise<void> {
		this.#elsewhere.delete(personId);
		await Promise.all([this.#here.forget(personId), this.#notices.send({ type: "forget", personId })]);
	}

	async close(): Promise<void> {
		await this.#send({ about: "gone", holder: this.#self });
		await this.#publisher.close();
		for (const asked of this.#asked.values()) asked.lose();
		await this.#here.close();
	}

	receive(notice: Notice): void {
		if (notice.type === "forget") {
			this.#elsewhere.delete(notice.personId);
			void this.#here.forget(notice.personId);
		}
		if (notice.type === "run") this.#receive(notice.run);
	}

	/** Announces the sets again, because notices may have been lost. */
	back(): void {
		void this.#send({ about: "who" });
	}

	#receive(notice: RunNotice): void {
		if (notice.about === "kept") this.#note(notice.personId, notice);
		if (notice.about === "gone") this.#strikeOff(notice.holder);
		if (notice.about === "who") void this.#sendAll();
		if (notice.about === "turn") this.#here.goOn(notice.personId, notice.substance);
		if (notice.about === "wanted" && notice.holder === this.#self)
			void this.#publisher.publish(notice.ask, this.#here.take(notice.personId, notice.key));
		if (notice.about === "left") this.#publisher.stop(notice.ask);
		if (notice.about === "card" || notice.about === "still" || notice.about === "over")
			this.#asked.get(notice.ask)?.receive(notice);
	}

	#note(personId: string, { holder, key }: HeldElsewhere): void {
		const others = (this.#elsewhere.get(personId) ?? []).filter(
			(one) => one.holder !== holder || !isSame(one.key, key),
		);
		this.#elsewhere.set(personId, [...others, { holder, key }].slice(-most.runs));
	}

	#strikeOff(holder: string): void {
		for (const [personId, held] of [...this.#elsewhere.entries()])
			this.#leave(
				personId,
				held.filter((one) => one.holder !== holder),
			);
	}

	#leave(personId: string, held: HeldElsewhere[]): void {
		if (held.length > 0) this.#elsewhere.set(personId, held);
		else this.#elsewhere.delete(personId);
	}

	#find(personId: string, wanted: TurnKey): HeldElsewhere | undefined {
		return this.#elsewhere.get(personId)?.findLast(({ key }) => isSame(key, wanted));
	}

	async *#read(personId: string, held: HeldElsewhere, signal: AbortSignal): AsyncGenerator<OfferedAnswer, void> {
		const ask = this.#newId();
		const asked = new RemoteSetReader(this.#silence);
		this.#asked.set(ask, asked);
		let isWhole = false;
		try {
			await this.#send({ about: "wanted", holder: held.holder, ask, personId, key: held.key });
			yield* asked.read(signal);
			isWhole = true;
		} finally {
			this.#asked.delete(ask);
			if (!isWhole) {
				if (asked.isSilent) this.#strikeOff(held.holder);
				else
					this.#leave(
						personId,
						(this.#elsewhere.get(personId) ?? []).filter((one) => one !== held),
					);
				void this.#send({ about: "left", ask });
			}
		}
	}

	async #sendAll(): Promise<void> {
		for (const turn of this.#here.turns()) await this.#send({ about: "kept", holder: this.#self, ...turn });
	}

	/**
	 * Sends a notice. If it is lost, another process makes the set again, which is harmless.
	 * @returns whether it was sent
	 */
	#send(run: RunNotice): Promise<boolean> {
		return this.#notices.send({ type: "run", run }).then(
			() => true,
			() => false,
		);
	}
}

const isSame = (one: TurnKey, other: TurnKey) =>
	one.circumstances === other.circumstances && sameSubstance(one.substance, other.substance);
