import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Changed } from "./changed.ts";

/** A line of the log as it is sent: with the identifier and the moment it was said at. */
export type Said = ConversationEntry & { id: string; at: string };

/** What waits to be told to the server: a line, that one is deleted, or what was set. */
export type Waiting = Said | { forget: string } | Changed;

/** Whether something that lay on the shelf can be sent at all; the server looks at it closely. */
export function isWaiting(value: unknown): value is Waiting {
	if (typeof value !== "object" || value === null) return false;
	if ("forget" in value) return typeof value.forget === "string";
	if ("text" in value) return typeof value.text === "string" && "id" in value && "at" in value && "role" in value;
	return "at" in value && ("set" in value || "words" in value);
}

/** The line as the server lists it. */
export const lineOf = ({ id, at, role, text, ...rest }: Said): Remembered => ({
	...{ id, role, text, created_at: at },
	...("meta" in rest && { meta: rest.meta }),
});

/** A line that was deleted, as it is sent to be there again. */
export function saidOf({ id, created_at: at, role, text, meta = { kind: "own" } }: Remembered): Said {
	return role === "user" ? { id, at, role, text } : { id, at, role, text, meta };
}
