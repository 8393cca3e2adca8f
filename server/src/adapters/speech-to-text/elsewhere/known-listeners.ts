import { lookup } from "node:dns/promises";
import { authorization, Places, paths } from "./wire.ts";

/** Milliseconds that one of them may take to answer. */
const patience = 2_000;

/** One process that listens, as it was known last. */
export interface KnownListener {
	address: string;
	/** Undefined: it does not answer. */
	told: Places | undefined;
	/** How often a place of it was taken or given back here: what it said before that is old. */
	changes: number;
	/** It was lost in the midst, and has not been heard from since. */
	isDoubted: boolean;
	/** Milliseconds of the process: until then it is asked for nothing. */
	restsUntil: number;
}

/** The processes that listen, behind the configured addresses: who is there, and who has a place. Asked again and again. */
export class KnownListeners {
	readonly #addresses: readonly string[];
	readonly #secret: string;
	readonly #every: number;
	readonly #asking: NodeJS.Timeout;
	#known: KnownListener[] = [];
	/** What each address stood for last. */
	readonly #machines = new Map<string, string[]>();
	#isAsked = false;
	#askingNow: Promise<void> | undefined;
	/** Resolves when they were asked for the first time. */
	readonly asked: Promise<void>;

	/** @param options.every milliseconds between two questions to each of them */
	constructor({ addresses, secret, every }: { addresses: readonly string[]; secret: string; every: number }) {
		this.#addresses = addresses;
		this.#secret = secret;
		this.#every = every;
		this.asked = this.askAgain();
		this.#asking = setInterval(() => void this.askAgain(), every).unref();
	}

	/** Asks all of them now; where they are being asked, waits for that. */
	askAgain(): Promise<void> {
		this.#askingNow ??= this.#ask().finally(() => {
			this.#askingNow = undefined;
		});
		return this.#askingNow;
	}

	/** Those that answer and can listen, who has most room first; those that were just lost last. */
	free(): KnownListener[] {
		const now = performance.now();
		return this.#known.filter(({ told, restsUntil }) => told?.available && restsUntil <= now).sort(byRoom);
	}

	/** Places that are free, at all of them; without an end while nobody has told yet. */
	get left(): number {
		if (!this.#isAsked) return Number.POSITIVE_INFINITY;
		return this.free().reduce((sum, one) => sum + Math.max(0, placesLeft(one)), 0);
	}

	/** One of them was taken, or given back; what it says itself stands in its place soon. */
	count(listener: KnownListener, places: 1 | -1): void {
		listener.changes += 1;
		if (listener.told) listener.told = { ...listener.told, taken: listener.told.taken + places };
	}

	/** It does not answer, as far as is known. */
	lose(listener: KnownListener): void {
		listener.told = undefined;
	}

	/** It was lost in the midst: until it has answered again others are better. */
	doubt(listener: KnownListener): void {
		listener.changes += 1;
		listener.isDoubted = true;
	}

	/** It answers, and could not listen all the same: for a while it is asked for nothing. */
	rest(listener: KnownListener): void {
		listener.restsUntil = performance.now() + this.#every;
	}

	close(): void {
		clearInterval(this.#asking);
	}

	async #ask(): Promise<void> {
		const addresses = (await Promise.all(this.#addresses.map((address) => this.#machinesOf(address)))).flat();
		this.#known = await Promise.all(
			addresses.map(async (address) => {
				const unknown = { address, told: undefined, changes: 0, isDoubted: false, restsUntil: 0 };
				const known = this.#known.find((one) => one.address === address) ?? unknown;
				const { changes } = known;
				const told = await placesOf(address, this.#secret);
				if (!told || !known.told || known.changes === changes) Object.assign(known, { told, isDoubted: false });
				return known;
			}),
		);
		this.#isAsked = true;
	}

	/** A name that cannot be looked up for a moment stands for what it stood for. */
	async #machinesOf(address: string): Promise<string[]> {
		const found = await machinesOf(address).catch(() => this.#machines.get(address) ?? []);
		this.#machines.set(address, found);
		return found;
	}
}

/** The most room first; where none has an end, whoever listens least. Before those in doubt. */
const byRoom = (one: KnownListener, other: KnownListener): number =>
	Number(one.isDoubted) - Number(other.isDoubted) || roomier(one, other);

const roomier = (one: KnownListener, other: KnownListener): number =>
	placesLeft(one) === placesLeft(other)
		? (one.told?.taken ?? 0) - (other.told?.taken ?? 0)
		: placesLeft(other) - placesLeft(one);

const placesLeft = ({ told }: KnownListener) => (told ? (told.places ?? Number.POSITIVE_INFINITY) - told.taken : 0);

async function placesOf(address: string, secret: string): Promise<Places | undefined> {
	try {
		const headers = { authorization: authorization(secret) };
		const answer = await fetch(address + paths.places, { headers, signal: AbortSignal.timeout(patience) });
		return answer.ok ? Places.safeParse(await answer.json()).data : undefined;
	} catch {
		return undefined;
	}
}

/** Every machine of a name, as one service's name stands for all its containers; by https one, as its certificate names it. */
async function machinesOf(address: string): Promise<string[]> {
	const url = new URL(address);
	if (url.protocol === "https:") return [address];
	const found = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true });
	return found.map(({ address: ip, family }) => `http://${family === 6 ? `[${ip}]` : ip}${url.port && `:${url.port}`}`);
}
