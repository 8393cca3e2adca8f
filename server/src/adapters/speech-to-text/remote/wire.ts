import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/**
 * The protocol between a process that serves people and one that listens for it. A listening is a WebSocket: audio
 * frames one way, text the other way. The upgrade is refused with 401 without the secret, and with 503 if the process
 * cannot listen or every place is taken.
 */
export const paths = { places: "/places", listen: "/listen" } as const;

/**
 * The first message, before any audio, if the URL has `words=1`: the words to expect. Without them the listener does
 * not wait for it, and an older listener ignores it.
 */
const Words = z.array(z.string().min(1).max(100)).max(100);
/** `names`: words that must never be sent to a vendor's recogniser. */
export const Start = z.object({ words: Words, names: Words.default([]) });
export type Start = z.infer<typeof Start>;

/** The message that ends the audio. */
export const finish = "finish";
/**
 * Close codes: normal end; invalid start; recogniser lost; process stopping, another may listen; cannot listen now,
 * another may.
 */
export const ends = { over: 1000, wrong: 1008, lost: 1011, stopping: 1012, notOpened: 1013 } as const;

/** `places`: null for no limit. */
export const Places = z.object({
	label: z.string(),
	basic: z.boolean(),
	available: z.boolean(),
	places: z.int().nullable(),
	taken: z.int(),
});
export type Places = z.infer<typeof Places>;

/** `label`: the name of the recogniser in use. */
export const HeardThere = z.object({
	type: z.enum(["partial", "final"]),
	text: z.string(),
	until: z.number(),
	label: z.string().optional(),
});
export type HeardThere = z.infer<typeof HeardThere>;

/** Parses a message as JSON; undefined if it is invalid. */
export function asJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export const authorization = (secret: string) => `Bearer ${secret}`;

/** Compares in constant time. */
export function knowsSecret(given: string | undefined, secret: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given ?? ""), digest(authorization(secret)));
}
