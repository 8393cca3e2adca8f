import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { GenerateEvent } from "@sayso/contract/v1/generate.ts";
import { vi } from "vitest";
import type { Outside } from "../features/communicator/edge/run-effects.ts";
import type { ListeningEvent } from "../voice/listening.ts";
import type { SpeakingEvent } from "../voice/speaker.ts";

/** An outside played by the test: it records the calls and lets the test answer them. */
export function scriptedOutside() {
	const listenings: { notify: (event: ListeningEvent) => void; calls: string[]; close: () => void }[] = [];
	const spoken: { text: string; louder: boolean; notify: (event: SpeakingEvent) => void }[] = [];
	let events: (signal?: AbortSignal) => AsyncIterable<GenerateEvent> = async function* () {};
	const outside = {
		api: {
			generateEvents: vi.fn(({ signal }) => events(signal)),
		},
		listen(notify) {
			const calls: string[] = [];
			const { promise, resolve } = Promise.withResolvers<void>();
			listenings.push({ notify, calls, close: resolve });
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
		speaker: {
			speak: (text, notify, how) => void spoken.push({ text, notify, louder: how?.louder ?? false }),
			stop: vi.fn(),
			earcon: vi.fn(),
			attention: vi.fn(),
		},
		log: vi.fn(),
		othersOf: vi.fn(async (_prompt: string): Promise<string | undefined> => undefined),
		standIn: vi.fn(async function* (): AsyncGenerator<OfferedAnswer> {}),
		better: vi.fn((): AsyncIterable<OfferedAnswer> | undefined => undefined),
		onGenerated: vi.fn(),
		saveCount: vi.fn(async () => {}),
		learnOwnWords: vi.fn(),
		offerReplies: vi.fn(),
		focusMainAction: vi.fn(),
		focusReply: vi.fn(),
	} satisfies Outside;
	const answers = (script: typeof events) => {
		events = script;
	};
	return { outside, listenings, spoken, answers };
}
