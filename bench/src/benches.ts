import type { Bench } from "./figure.ts";

/** Every measurement there is, read when it is wanted: some bring a browser with them. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
	generation: async () => (await import("./generation.ts")).generation,
	guesses: async () => (await import("./guesses.ts")).guesses,
	keystrokes: async () => (await import("./keystrokes.ts")).keystrokes,
	load: async () => (await import("./load.ts")).load,
	"model-leads": async () => (await import("./model-leads.ts")).modelLeads,
	replies: async () => (await import("./replies.ts")).replies,
	replicas: async () => (await import("./replicas.ts")).replicas,
	"one-more-replica": async () => (await import("./one-more-replica.ts")).oneMoreReplica,
	speculation: async () => (await import("./speculation.ts")).speculation,
	statements: async () => (await import("./statements.ts")).statements,
	streams: async () => (await import("./streams.ts")).concurrentStreams,
	"waiting-sockets": async () => (await import("./waiting-sockets.ts")).waitingSockets,
	microphone: async () => (await import("./microphone.ts")).microphone,
	voices: async () => (await import("./voices.ts")).voices,
	"voices-heard": async () => (await import("./voices-heard.ts")).voicesHeard,
	"last-word": async () => (await import("./last-word.ts")).lastWord,
	"first-sound": async () => (await import("./first-sound.ts")).firstSound,
	instant: async () => (await import("./instant.ts")).instant,
	offline: async () => (await import("./offline.ts")).offline,
	recognition: async () => (await import("./recognition.ts")).recognition,
	"own-voice": async () => (await import("./own-voice.ts")).ownVoice,
	robustness: async () => (await import("./robustness.ts")).robustness,
	ways: async () => (await import("./ways.ts")).ways,
	"page-speed": async () => (await import("./page-speed.ts")).pageSpeed,
};
