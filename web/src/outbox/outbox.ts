import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Client } from "../api/client.ts";
import type { Services } from "../api/services.tsx";
import type { Kept } from "../kept/kept.ts";
import type { KeptByPerson } from "../kept/kept-by-person.ts";
import { listeners } from "../listeners.ts";
import type { Changed, Settled } from "./changed.ts";
import { orderedId, timeOf } from "./ordered-id.ts";
import { lineOf, type Said, type Waiting } from "./said.ts";
import { sendItem, sendWaiting } from "./send-waiting.ts";

/** Milliseconds before each retry; the last value repeats. */
const waits = [1_000, 4_000, 15_000, 60_000];

/** The lines since this page was opened, sent or not, and the ids of deleted lines. */
interface Session {
	lines: Remembered[];
	forgotten: Set<string>;
}

/** What a person said, deleted or changed and the server does not have yet. It is stored in this browser until then. */
export interface Outbox {
	/** Stores a line of the log and sends it as soon as possible. Lines off the record are not passed in. */
	add(entry: ConversationEntry): Promise<void>;
	/** Stores an item behind the pending ones and sends it as soon as possible. @throws if a change was neither stored nor sent */
	keep(item: Waiting, key?: string): Promise<void>;
	/** Sends pending items in order while the server accepts them. @returns how many are still pending */
	send(): Promise<number>;
	/** The session of the signed-in person on this page. */
	session(): Promise<Session>;
	/** How often in a row sending failed, by item id. */
	failures: ReadonlyMap<string, number>;
	/** The callers waiting for the result of a change, by its id in the store. */
	asking: Map<string, (settled: Settled) => void>;
	/** Calls the listener with the result of a change whose caller no longer waits. */
	onSettled(listener: (settled: Settled) => void): () => void;
	/** Calls the listener on each change, with the line once the server has it. */
	subscribe(listener: (sent?: Remembered) => void): () => void;
	sendItem(sent?: Remembered): void;
}

/** Only one page at a time sends; without Web Locks two may, and the server recognises lines by id. */
export const alone = <Result>(act: () => Promise<Result>): Promise<Result> =>
	navigator.locks ? navigator.locks.request("sayso-outbox", act) : act();

type Api = Pick<Client, "logConversation" | "forget" | "changePreferences" | "words" | "changeWords">;

/** The pending items of the signed-in person. */
export function createOutbox(api: Api, kept: KeptByPerson): Outbox {
	let sending: Promise<number> | undefined;
	let isWanted = false;
	let keeping = Promise.resolve();
	let tries = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const failures = new Map<string, number>();
	const changes = listeners<[sent?: Remembered]>();
	const results = listeners<[settled: Settled]>();
	const asking: Outbox["asking"] = new Map();
	/** One session for each person who was signed in on this page. */
	const sessions = new WeakMap<Kept, Session>();

	function onSent(said: Said): void {
		tries = 0;
		outbox.sendItem(lineOf(said));
	}

	const isTheirs = async (shelf: Kept) => (await kept.open()) === shelf;

	async function change(key: string, changed: Changed, waitedOn?: Kept): Promise<void> {
		const { sendChange } = await import("./send-change.ts");
		const shelf = waitedOn ?? (await kept.open());
		const settled = await sendChange({ api, shelf, key, isTheirs, isAsked: () => asking.has(key) }, changed);
		const heard = asking.get(key);
		if (heard) return heard(settled);
		if (!(await isTheirs(shelf))) return;
		results.emit(settled);
	}
	const sendingBy = { api, failures, isTheirs, onSent, change };

	async function sendAll(): Promise<number> {
		let left = 0;
		while (isWanted) {
			isWanted = false;
			left = await alone(async () => sendWaiting({ ...sendingBy, shelf: await kept.open() }));
		}
		clearTimeout(timer);
		if (left > 0) timer = setTimeout(outbox.send, waits[Math.min(tries++, waits.length - 1)]);
		outbox.sendItem();
		return left;
	}

	function keep(item: Waiting, key: string): Promise<void> {
		const isKept = keeping.then(async () => {
			try {
				await (await kept.open()).put("outbox", key, item);
			} catch {
				// The store is full: this is the only attempt.
				await sendItem(sendingBy, key, item).catch((error: unknown) => {
					// The caller must know that a change was neither stored nor sent; a line is on the screen.
					if ("set" in item || "words" in item) throw error;
				});
			}
			outbox.sendItem();
		});
		keeping = isKept.catch(() => undefined);
		return isKept.then(() => void outbox.send());
	}

	const outbox: Outbox = {
		failures,
		asking,
		async add(entry) {
			const id = orderedId();
			const said: Said = { ...entry, id, at: timeOf(id).toISOString() };
			const isKept = keep(said, id);
			(await outbox.session()).lines.push(lineOf(said));
			await isKept;
		},
		keep: (item, key = orderedId()) => keep(item, key),
		send() {
			isWanted = true;
			sending ??= sendAll().finally(() => {
				sending = undefined;
			});
			return sending;
		},
		async session() {
			const shelf = await kept.open();
			const session = sessions.get(shelf) ?? { lines: [], forgotten: new Set() };
			sessions.set(shelf, session);
			return session;
		},
		onSettled: results.subscribe,
		subscribe: changes.subscribe,
		sendItem: changes.emit,
	};
	return outbox;
}

const opened = new WeakMap<KeptByPerson, Outbox>();

/** The outbox of this page: one instance for all callers. */
export function outboxOf({ api, kept }: Pick<Services, "api" | "kept">): Outbox {
	const known = opened.get(kept) ?? createOutbox(api, kept);
	opened.set(kept, known);
	return known;
}
