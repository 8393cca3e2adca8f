import { lookup } from "node:dns/promises";
import { authorization, Places, paths } from "./wire.ts";

/** The timeout of a request to a listener, in milliseconds. */
const patience = 2_000;

/** The last known state of one listening process. */
export interface KnownListener {
	address: string;
	/** Undefined if it does not answer. */
	state: Places | undefined;
	/**
	 * How often this process took or returned one of its places: the state it reported before such a change is stale.
	 */
	changes: number;
	/** It was lost during a listening and has not answered since. */
	isDoubted: boolean;
	/** Until this time, in milliseconds of the process, it gets no requests. */
	restsUntil: number;
}

/**
 * The listening processes behind the configured addresses: which are there, and how many places are free. Updated
 * regularly.
 */
export class KnownListeners {
	readonly #addresses: readonly string[];
	readonly #secret: string;
	readonly #every: number;
	readonly #asking: NodeJS.Timeout;
	#known: KnownListener[] = [];
	/** The machines that each address last resolved to. */
	readonly #machines = new Map<string, string[]>();
	#isAsked = false;
	#askingNow: Promise<void> | undefined;
	/** Resolves after the first round of requests. */
	readonly asked: Promise<void>;

	/** @param options.every milliseconds between two requests to each process */
	constructor({ addresses, secret, every }: { addresses: readonly string[]; secret: string; every: number }) {
		this.#addresses = addresses;
		this.#secret = secret;
		this.#every = every;
		this.asked = this.askAgain();
		this.#asking = setInterval(() => void this.askAgain(), every).unref();
	}

	/** Asks all of them now, or waits for the round in progress. */
	askAgain(): Promise<void> {
		this.#askingNow ??= this.#ask().finally(() => {
			this.#askingNow = undefined;
		});
		return this.#askingNow;
	}

	/** Those that answer and can listen, sorted by free places; those that were just lost come last. */
	free(): KnownListener[] {
		const now = performance.now();
		return this.#known.filter(({ state, restsUntil }) => state?.available && restsUntil <= now).sort(byRoom);
	}

	/** The number of free places of all processes; `Infinity` until the first answer. */
	get left(): number {
		if (!this.#isAsked) return Number.POSITIVE_INFINITY;
		return this.free().reduce((sum, one) => sum + Math.max(0, placesLeft(one)), 0);
	}

	/** Counts a place as taken or returned, until the process reports its own number. */
	count(listener: KnownListener, places: 1 | -1): void {
		listener.changes += 1;
		if (listener.state) listener.state = { ...listener.state, taken: listener.state.taken + places };
	}

	/** Marks a process as not answering. */
	lose(listener: KnownListener): void {
		listener.state = undefined;
	}

	/** Marks a process that was lost during a listening: until it answers again, others are preferred. */
	doubt(listener: KnownListener): void {
		listener.changes += 1;
		listener.isDoubted = true;
	}

	/** Sends no requests to a process for a while, because it answers but could not listen. */
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
				const unknown = { address, state: undefined, changes: 0, isDoubted: false, restsUntil: 0 };
				const known = this.#known.find((one) => one.address === address) ?? unknown;
				const { changes } = known;
				const state = await placesOf(address, this.#secret);
				if (!state || !known.state || known.changes === changes) Object.assign(known, { state, isDoubted: false });
				return known;
			}),
		);
		this.#isAsked = true;
	}

	/** If a name cannot be resolved now, its last known machines are used. */
	async #machinesOf(address: string): Promise<string[]> {
		const found = await machinesOf(address).catch(() => this.#machines.get(address) ?? []);
		this.#machines.set(address, found);
		return found;
	}
}

/** Sorts by free places, or by the fewest listenings if there is no limit. Processes in doubt come last. */
const byRoom = (one: KnownListener, other: KnownListener): number =>
	Number(one.isDoubted) - Number(other.isDoubted) || roomier(one, other);

const roomier = (one: KnownListener, other: KnownListener): number =>
	placesLeft(one) === placesLeft(other)
		? (one.state?.taken ?? 0) - (other.state?.taken ?? 0)
		: placesLeft(other) - placesLeft(one);

const placesLeft = ({ state }: KnownListener) => (state ? (state.places ?? Number.POSITIVE_INFINITY) - state.taken : 0);

async function placesOf(address: string, secret: string): Promise<Places | undefined> {
	try {
		const headers = { authorization: authorization(secret) };
		const answer = await fetch(address + paths.places, { headers, signal: AbortSignal.timeout(patience) });
		return answer.ok ? Places.safeParse(await answer.json()).data : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Every machine behind a name, because one service name may stand for all its containers. With https only the name
 * itself, to which the certificate is issued.
 */
async function machinesOf(address: string): Promise<string[]> {
	const url = new URL(address);
	if (url.protocol === "https:") return [address];
	const found = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true });
	return found.map(({ address: ip, family }) => `http://${family === 6 ? `[${ip}]` : ip}${url.port && `:${url.port}`}`);
}
