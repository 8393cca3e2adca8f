import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

/**
 * The listening socket: `GET /api/v1/ws`. Text messages are these; binary messages are frames of sound, after `start`.
 * Only the last frame may be shorter than the others. `?token=…` is taken, too, from callers that send none with `start`.
 */
export const listeningPath = "/v1/ws";

export const Start = z.object({
	type: z.literal("start"),
	format: z.literal("pcm_s16le"),
	sample_rate: z.literal(limits.audio.sampleRate),
	channels: z.literal(limits.audio.channels),
	lang: z.literal("en"),
	/** No replies are begun ahead from what is heard. */
	off_record: z.boolean().optional(),
	/** It wants to be told, while its sound comes, that somebody is there. */
	tell_alive: z.boolean().optional(),
	/** The ID token. */
	token: Text.optional(),
});
export const Stop = z.object({ type: z.literal("stop") });
/** What a caller says. `stop` ends the listening: the rest of the text follows as `final`, then the socket closes. */
export const ListeningRequest = z.discriminatedUnion("type", [Start, Stop]);
export type ListeningRequest = z.infer<typeof ListeningRequest>;

/** `until`: samples of this socket's sound that it was heard in. */
const heard = { text: z.string(), until: z.number().optional() };

/**
 * `burst_seconds`: of sound that may come ahead of real time, as when a caller sends what it kept. A server of before takes 10, and tells none.
 * `tells_alive`: each second in which sound comes, `alive` follows.
 */
const Ready = z.object({
	type: z.literal("ready"),
	engine: z.string(),
	max_seconds: z.number(),
	burst_seconds: z.number().optional(),
	tells_alive: z.boolean().optional(),
});

/**
 * What the server says. `ready` comes again where another recogniser takes over: `engine` is who hears now. `partial` replaces the last
 * partial; `final` is appended and ends it. A caller whose socket is lost sends the sound from the last final's `until` on to the next
 * socket: nothing of it is heard twice, and nothing is lost. A server of before tells none. Where `alive` stays away
 * though sound goes out, nobody listens any more, even if a machine takes the sound.
 */
export const ListeningMessage = z.discriminatedUnion("type", [
	Ready,
	z.object({ type: z.literal("partial"), ...heard }),
	z.object({ type: z.literal("final"), ...heard }),
	z.object({ type: z.literal("alive") }),
	z.object({ type: z.literal("error"), code: z.string(), detail: z.string() }),
]);
export type ListeningMessage = z.infer<typeof ListeningMessage>;

/**
 * Why the server closed: the code and reason of the close frame, the sentence of the `error` message before it, and
 * whether a new socket may carry on at once.
 */
export const closings = {
	done: { code: 1000, reason: "done", again: false, detail: "" },
	restarting: { code: 1001, reason: "restarting", again: true, detail: "Sayso is restarting." },
	failed: { code: 1011, reason: "failed", again: true, detail: "Listening was lost for a moment." },
	unauthenticated: { code: 4001, reason: "unauthenticated", again: false, detail: "Please log in again." },
	email_unverified: {
		code: 4010,
		reason: "email not verified",
		again: false,
		detail: "Please confirm your email address first. We send you a code.",
	},
	bad_message: { code: 4002, reason: "bad message", again: false, detail: "The sound could not be read." },
	time_limit: {
		code: 4003,
		reason: "time limit of the plan",
		again: false,
		detail: "That is as long as your plan listens at once.",
	},
	too_fast: {
		code: 4004,
		reason: "sound faster than real time",
		again: false,
		detail: "More sound came than anyone can say in that time.",
	},
	idle: { code: 4005, reason: "idle", again: false, detail: "No sound came for a while, so listening has stopped." },
	replaced: {
		code: 4006,
		reason: "listening elsewhere",
		again: false,
		detail: "Sayso is listening in another window.",
	},
	unavailable: {
		code: 4007,
		reason: "listening unavailable",
		again: false,
		detail: "Listening is not available here just now. You can type instead.",
	},
	too_many: {
		code: 4008,
		reason: "too many tries",
		again: false,
		detail: "Too many tries in a short time. Please wait a moment.",
	},
	busy: {
		code: 4009,
		reason: "every place is taken",
		again: false,
		detail: "Many people are listening just now. Your browser may be able to listen instead, or you can type.",
	},
} as const;
export type Closing = keyof typeof closings;
