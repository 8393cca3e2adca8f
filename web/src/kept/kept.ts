/** What a person's browser keeps for them, by kind. Each kind is read and written by one feature. */
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
 * What this browser keeps for one person: it is there without a network, sealed where the platform can, and gone when they
 * sign out. Values are JSON; identifiers are not sealed, so they say nothing.
 */
export interface Kept {
	/** Whether it outlives the page: some browsers keep nothing, in a private window for one. */
	readonly durable: boolean;
	get<Value>(shelf: Shelf, id: string): Promise<Value | undefined>;
	/** Everything on a shelf, in the order of its identifiers. */
	all<Value>(shelf: Shelf): Promise<{ id: string; value: Value }[]>;
	put(shelf: Shelf, id: string, value: unknown): Promise<void>;
	remove(shelf: Shelf, id: string): Promise<void>;
	/** Empties a shelf. */
	clear(shelf: Shelf): Promise<void>;
	close(): void;
}
