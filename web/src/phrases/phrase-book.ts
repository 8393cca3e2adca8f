import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { isRefusal } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Kept } from "../kept/kept.ts";
import { listeners } from "../listeners.ts";

/** A phrase in this browser. `pending`: the change not yet sent to the server. `was`: the server's version before the change. */
interface Held {
	phrase: Phrase;
	pending?: "save" | "delete";
	was?: Phrase;
}

/** The state for the screens. `problem`: why some changes are only on this device, as a sentence. */
export interface PhraseBookState {
	phrases: readonly Phrase[];
	problem: string | undefined;
}

/** A person's phrases: available at once and offline; changes are sent as soon as possible. */
export interface PhraseBook {
	readonly state: PhraseBookState;
	/** When phrases were deleted on this device, by id: importing an older file does not restore them without asking. */
	readonly deleted: ReadonlyMap<string, string>;
	subscribe(listener: () => void): () => void;
	/** Adds or changes phrases, in this browser first. */
	save(phrases: readonly Omit<Phrase, "updatedAt">[]): Promise<void>;
	remove(phrase: Phrase): Promise<void>;
	/** Sends pending changes, then receives those of other devices. */
	sync(): Promise<void>;
}

/** After so many conflicts in a row on one phrase, its change stays pending until the next sync. */
const mostMerges = 3;
const notSent = "Your changes are saved on this device. They are sent as soon as Sayso can be reached.";
/** Adds the fields that a phrase stored by an earlier version lacks. */
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

/** Opens the phrases stored in this browser, before any request to the server. */
export async function openPhraseBook(
	api: Pick<Client, "phrases" | "savePhrase" | "deletePhrase">,
	kept: Kept,
): Promise<PhraseBook> {
	const items = await kept.all<Partial<Held> | null>("phrases");
	const held = new Map(items.flatMap(({ id, value }) => (isHeld(value, id) ? [[id, whole(value)] as const] : [])));
	const deleted = new Map(Object.entries((await kept.get<Record<string, string> | null>("board", "deleted")) ?? {}));
	const updates = listeners();
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
		updates.emit();
	}
	async function hold(next: Held) {
		held.set(next.phrase.id, next);
		// If storing fails, the change is still on this page and is sent.
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

	/** Sends one change to the server. If the phrase was changed again meanwhile, that change stays pending. */
	async function send(change: Held) {
		const { phrase, pending } = change;
		const { id } = phrase;
		if (pending !== "delete") return sendSaved(change);
		await api.deletePhrase({ params: { id }, query: { at: phrase.updatedAt } });
		if (held.get(id) === change) await drop(id);
	}

	/** Merges a change with what another device saved meanwhile, and sends the result. */
	async function sendSaved(change: Held) {
		const { isAlike, mergePhrase, addMergeNotices } = await import("./merge-phrase.ts");
		const { id } = change.phrase;
		let sending = change;
		for (let times = 0; times < mostMerges && held.get(id) === sending; times++) {
			const { phrase, was } = sending;
			const { id: _, ...body } = phrase;
			const basedOn = was && { basedOn: was.updatedAt };
			const standing = await api.savePhrase({ params: { id }, body: { ...body, ...basedOn } });
			const { phrase: merged, stayed } = mergePhrase(standing, { was, now: phrase });
			await addMergeNotices(kept, phrase, standing, stayed);
			const isTaken = isAlike(merged, standing);
			const newer = held.get(id);
			if (newer !== sending) {
				// The server has this version now, so undoing the change is a new change.
				if (isTaken && newer?.pending === "save")
					await hold({ ...newer, was: { ...phrase, updatedAt: standing.updatedAt } });
				return;
			}
			if (isTaken) return hold({ phrase: standing });
			sending = { phrase: merged, pending: "save", was: standing };
			await hold(sending);
		}
	}

	/** Receives the changes of other devices; pending changes are left alone. */
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
					// A refused change does not block the others.
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
		subscribe: updates.subscribe,
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
			// It may have been restored meanwhile.
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
