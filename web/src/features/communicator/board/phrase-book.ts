import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { isRefusal } from "../../../api/api-error.ts";
import type { Client } from "../../../api/client.ts";
import type { Kept } from "../../../kept/kept.ts";

/**
 * A phrase as this browser has it. `pending`: what the server has not been told yet. `was`: as the server had it before it was
 * changed here.
 */
interface Held {
	phrase: Phrase;
	pending?: "save" | "delete";
	was?: Phrase;
}

/** What the screens show. `problem`: why something is only on this device, as a sentence. */
export interface PhraseBookState {
	phrases: readonly Phrase[];
	problem: string | undefined;
}

/** A person's phrases: here at once and without a network; changes are sent as soon as they can be. */
export interface PhraseBook {
	readonly state: PhraseBookState;
	/** When phrases that were here were deleted, by their id: an older file does not bring them back unasked. */
	readonly deleted: ReadonlyMap<string, string>;
	subscribe(listener: () => void): () => void;
	/** Adds or changes some, in this browser first. */
	save(phrases: readonly Omit<Phrase, "updatedAt">[]): Promise<void>;
	remove(phrase: Phrase): Promise<void>;
	/** Sends what waits, then reads what other devices changed. */
	sync(): Promise<void>;
}

/** How often in a row another device may change a phrase before what was made of it waits for the next time. */
const mostMerges = 3;
const notSent = "Your changes are saved on this device. They are sent as soon as Sayso can be reached.";
/** What an earlier version kept has not all that a phrase has now. */
const whole = ({ phrase, pending, was }: Held): Held => ({
	phrase: { ...unwritten(), ...phrase },
	...(pending && { pending }),
	...(was?.usedAt && { was }),
});
const unwritten = (): Omit<Phrase, "id" | "text" | "updatedAt"> => ({
	...{ emoji: "", picture: "", folder: "", place: "", kind: "phrase", position: 0, used: 0, usedAt: [0, 0, 0, 0] },
});
const isHeld = (value: Partial<Held> | null, id: string): value is Held =>
	typeof value?.phrase?.text === "string" && value.phrase.id === id;
const byPosition = (a: Phrase, b: Phrase) => a.position - b.position || (a.id < b.id ? -1 : 1);

/** The phrases that are kept in this browser, before anything is asked of the server. */
export async function openPhraseBook(
	api: Pick<Client, "phrases" | "savePhrase" | "deletePhrase">,
	kept: Kept,
): Promise<PhraseBook> {
	const items = await kept.all<Partial<Held> | null>("phrases");
	const held = new Map(items.flatMap(({ id, value }) => (isHeld(value, id) ? [[id, whole(value)] as const] : [])));
	const deleted = new Map(Object.entries((await kept.get<Record<string, string> | null>("board", "deleted")) ?? {}));
	const listeners = new Set<() => void>();
	let problem: string | undefined;
	let state = shown();
	let syncing: Promise<void> | undefined;
	let isWanted = false;

	function shown(): PhraseBookState {
		const there = [...held.values()].filter(({ pending }) => pending !== "delete");
		return { phrases: there.map(({ phrase }) => phrase).sort(byPosition), problem };
	}
	function publish() {
		state = shown();
		for (const listener of listeners) listener();
	}
	async function hold(next: Held) {
		held.set(next.phrase.id, next);
		// What cannot be kept here is on this page still, and is sent.
		await kept.put("phrases", next.phrase.id, next).catch(() => undefined);
	}
	async function noteDeleted(id: string, at = new Date().toISOString()) {
		deleted.set(id, at);
		const newest = Object.fromEntries([...deleted].slice(-limits.phrases.most));
		await kept.put("board", "deleted", newest).catch(() => undefined);
	}
	async function drop(id: string) {
		held.delete(id);
		await kept.remove("phrases", id);
	}

	/** Tells the server of one change. What was changed again meanwhile still waits. */
	async function send(change: Held) {
		const { phrase, pending } = change;
		const { id } = phrase;
		if (pending !== "delete") return sendSaved(change);
		await api.deletePhrase({ params: { id }, query: { at: phrase.updatedAt } });
		if (held.get(id) === change) await drop(id);
	}

	/** What another device changed meanwhile is brought together with it, and what comes of that is sent. */
	async function sendSaved(change: Held) {
		const { isAlike, mergePhrase, tellStayed } = await import("./merge-phrase.ts");
		const { id } = change.phrase;
		let sending = change;
		for (let times = 0; times < mostMerges && held.get(id) === sending; times++) {
			const { phrase, was } = sending;
			const { id: _, ...body } = phrase;
			const basedOn = was && { basedOn: was.updatedAt };
			const standing = await api.savePhrase({ params: { id }, body: { ...body, ...basedOn } });
			const { phrase: merged, stayed } = mergePhrase(standing, { was, now: phrase });
			await tellStayed(kept, phrase, standing, stayed);
			const isTaken = isAlike(merged, standing);
			const newer = held.get(id);
			if (newer !== sending) {
				// What it was made of is the server's now: to go back to how it was before is a change, too.
				if (isTaken && newer?.pending === "save")
					await hold({ ...newer, was: { ...phrase, updatedAt: standing.updatedAt } });
				return;
			}
			if (isTaken) return hold({ phrase: standing });
			sending = { phrase: merged, pending: "save", was: standing };
			await hold(sending);
		}
	}

	/** What other devices did; what waits to be sent is left as it is. */
	async function receive() {
		const { phrases } = await api.phrases();
		const there = new Set(phrases.map(({ id }) => id));
		for (const phrase of phrases) if (!held.get(phrase.id)?.pending) await hold({ phrase });
		for (const [id, { pending }] of held) {
			if (pending || there.has(id)) continue;
			await drop(id);
			await noteDeleted(id);
		}
	}

	async function exchange() {
		let refused: string | undefined;
		try {
			for (const change of [...held.values()].filter(({ pending }) => pending)) {
				await send(change).catch((error) => {
					// One that is refused keeps none of the others waiting.
					if (!isRefusal(error)) throw error;
					refused = `“${change.phrase.text}” is on this device only. ${error.message}`;
				});
			}
			await receive();
			problem = refused;
		} catch {
			problem = [...held.values()].some(({ pending }) => pending) ? notSent : undefined;
		}
		publish();
	}

	const book: PhraseBook = {
		deleted,
		get state() {
			return state;
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async save(phrases) {
			const updatedAt = new Date().toISOString();
			const changes = phrases.map((phrase): Held => {
				const before = held.get(phrase.id);
				const was = before?.pending ? before.was : before?.phrase;
				return { phrase: { ...phrase, updatedAt }, pending: "save", ...(was && { was }) };
			});
			for (const change of changes) held.set(change.phrase.id, change);
			publish();
			for (const change of changes) await hold(held.get(change.phrase.id) ?? change);
			await book.sync();
		},
		async remove(phrase) {
			const change: Held = { phrase: { ...phrase, updatedAt: new Date().toISOString() }, pending: "delete" };
			held.set(phrase.id, change);
			publish();
			await noteDeleted(phrase.id, change.phrase.updatedAt);
			// It may have been had back meanwhile.
			if (held.get(phrase.id) === change) await hold(change);
			await book.sync();
		},
		async sync() {
			isWanted = true;
			syncing ??= (async () => {
				while (isWanted) {
					isWanted = false;
					await exchange();
				}
				syncing = undefined;
			})();
			await syncing;
		},
	};
	return book;
}
