import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Changed } from "./changed.ts";

/** A line of the log to send, with its id and time. */
export type Said = ConversationEntry & { id: string; at: string };

/** A pending item: a line, a deletion, or a change of settings. */
export type Waiting = Said | { forget: string } | Changed;

/** Whether a stored item can be sent at all; the server validates it fully. */
export function isWaiting(value: unknown): value is Waiting {
	if (typeof value !== "object" || value === null) return false;
	if ("forget" in value) return typeof value.forget === "string";
	if ("text" in value) return typeof value.text === "string" && "id" in value && "at" in value && "role" in value;
	return "at" in value && ("set" in value || "words" in value);
}

/** The line in the shape of the server's list. */
export const lineOf = ({ id, at, role, text, ...rest }: Said): Remembered => ({
	...{ id, role, text, created_at: at },
	...("meta" in rest && { meta: rest.meta }),
});

/** A deleted line in the shape to send it again. */
export function saidOf({ id, created_at: at, role, text, meta = { kind: "own" } }: Remembered): Said {
	return role === "user" ? { id, at, role, text } : { id, at, role, text, meta };
}
