/** The kinds of stored data. Each kind is used by one feature. */
export type Shelf =
	| "phrases"
	| "own-words"
	| "drafts"
	| "outbox"
	| "history"
	| "preferences"
	| "sounds"
	| "board"
	| "emergency";

/**
 * This browser's storage for one person: available offline, encrypted if the platform supports it, and deleted at sign-out. Values
 * are JSON; ids are not encrypted, so they must reveal nothing.
 */
export interface Kept {
	/** Whether it outlives the page: some browsers store nothing, for example in a private window. */
	readonly durable: boolean;
	get<Value>(shelf: Shelf, id: string): Promise<Value | undefined>;
	/** Everything on a shelf, ordered by id. */
	all<Value>(shelf: Shelf): Promise<{ id: string; value: Value }[]>;
	put(shelf: Shelf, id: string, value: unknown): Promise<void>;
	remove(shelf: Shelf, id: string): Promise<void>;
	/** Empties a shelf. */
	clear(shelf: Shelf): Promise<void>;
	close(): void;
}
