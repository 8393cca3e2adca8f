import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/**
 * What a process that serves people and one that listens for it say to each other. A listening is a socket: frames of sound
 * one way, what is heard the other. It opens when somebody listens; 401, 503 where nobody does, or every place is taken.
 */
export const paths = { places: "/places", listen: "/listen" } as const;

/**
 * The first message, before any sound, where the address says `words=1`: what the recogniser may expect. One that is told none is
 * not asked to wait for it, and an older one passes it over.
 */
const Words = z.array(z.string().min(1).max(100)).max(100);
/** `names`: of them it tells nobody who listens on machines of others. */
export const Start = z.object({ words: Words, names: Words.default([]) });
export type Start = z.infer<typeof Start>;

/** Ends the sound. */
export const finish = "finish";
/**
 * Close codes: all is heard; no start as agreed; the recogniser is lost; the process stops, another may listen; it cannot listen
 * now, another may.
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

/** `label`: who hears it now. */
export const HeardThere = z.object({
	type: z.enum(["partial", "final"]),
	text: z.string(),
	until: z.number(),
	label: z.string().optional(),
});
export type HeardThere = z.infer<typeof HeardThere>;

/** A message as JSON; undefined where it is none. */
export function asJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export const authorization = (secret: string) => `Bearer ${secret}`;

/** Takes as long whatever is wrong with it. */
export function knowsSecret(given: string | undefined, secret: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given ?? ""), digest(authorization(secret)));
}
