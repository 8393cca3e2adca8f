import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import type { GenerateEvent } from "@sayso/contract/v1/generate.ts";
import { vi } from "vitest";
import type { ListeningEvent } from "../../voice/listening.ts";
import type { SpeakingEvent } from "../../voice/speaker.ts";
import type { Outside } from "./run-effects.ts";

/** An outside that the test plays: what the communicator asked for, and ways to answer. */
export function scriptedOutside() {
	const listenings: { tell: (event: ListeningEvent) => void; calls: string[]; close: () => void }[] = [];
	const spoken: { text: string; tell: (event: SpeakingEvent) => void }[] = [];
	let events: (signal?: AbortSignal) => AsyncIterable<GenerateEvent> = async function* () {};
	const outside = {
		api: {
			generateEvents: vi.fn(({ signal }) => events(signal)),
			logConversation: vi.fn(async () => ({ id: "1" })),
			setResponseCount: vi.fn(async () => defaultPreferences),
		},
		listen(tell) {
			const calls: string[] = [];
			const { promise, resolve } = Promise.withResolvers<void>();
			listenings.push({ tell, calls, close: resolve });
			return {
				pause: () => void calls.push("pause"),
				resume: () => void calls.push("resume"),
				abandon: () => void calls.push("abandon"),
				stop() {
					calls.push("stop");
					return promise;
				},
			};
		},
		speaker: { speak: (text, tell) => void spoken.push({ text, tell }), stop: vi.fn(), earcon: vi.fn() },
		onGenerated: vi.fn(),
		onPreferences: vi.fn(),
		focusMainAction: vi.fn(),
		focusReply: vi.fn(),
	} satisfies Outside;
	const answers = (script: typeof events) => {
		events = script;
	};
	return { outside, listenings, spoken, answers };
}
