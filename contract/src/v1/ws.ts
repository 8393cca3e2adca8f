import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

/**
 * The listening socket: `GET /api/v1/ws`. Text messages are described here; binary messages are audio frames, after
 * `start`. Only the last frame may be shorter than the others. The token may also be in the URL as `?token=…`, for
 * callers that do not send it with `start`.
 */
export const listeningPath = "/v1/ws";

export const Start = z.object({
	type: z.literal("start"),
	format: z.literal("pcm_s16le"),
	sample_rate: z.literal(limits.audio.sampleRate),
	channels: z.literal(limits.audio.channels),
	lang: z.literal("en"),
	/** Do not start replies early from the transcribed text. */
	off_record: z.boolean().optional(),
	/** Requests keep-alives while audio arrives. */
	tell_alive: z.boolean().optional(),
	/** The ID token. */
	token: Text.optional(),
});
export const Stop = z.object({ type: z.literal("stop") });
/** The caller's messages. `stop` ends the audio: the rest of the text follows as `final`, then the socket closes. */
export const ListeningRequest = z.discriminatedUnion("type", [Start, Stop]);
export type ListeningRequest = z.infer<typeof ListeningRequest>;

/** `until`: the sample position of this socket's audio at which the text ends. */
const heard = { text: z.string(), until: z.number().optional() };

/**
 * `burst_seconds`: the audio that may arrive ahead of real time, as when a caller sends what it kept. An older server
 * accepts 10 and does not send this field. `tells_alive`: `alive` follows in each second in which audio arrives.
 */
const Ready = z.object({
	type: z.literal("ready"),
	engine: z.string(),
	max_seconds: z.number(),
	burst_seconds: z.number().optional(),
	tells_alive: z.boolean().optional(),
});

/**
 * The server's messages. `ready` is repeated if another recogniser takes over: `engine` is its name. A `partial`
 * replaces the last partial; a `final` is appended and ends it. A caller whose socket is lost sends the audio from the
 * last final's `until` on to the next socket, so that no audio is transcribed twice or lost. An older server does not
 * send `until`. If `alive` is missing although audio is sent, the caller should treat the socket as lost.
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
 * The reasons for closing: the code and reason of the close frame, the message of the preceding `error`, and whether a
 * new socket may continue at once.
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
