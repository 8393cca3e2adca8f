import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { insteadWords } from "../../voice/instead-words.ts";
import { ownVoice, type SoundOfPerson } from "../../voice/own-voice.ts";
import { soundContext } from "../../voice/sound-context.ts";
import { useMyWords } from "../../voice/use-my-words.ts";
import { useVoiceInForce } from "../../voice/use-voice-in-force.ts";

/**
 * Speaks a line again: the person's in their voice; a partner's never in a banked voice, because its service must not get the
 * partner's words. A replay adds no line.
 */
export function useReplay() {
	const services = useServices();
	const voice = useVoiceInForce() ?? voiceOf(defaultVoice);
	const { words = [] } = useMyWords();
	const current = useRef<SoundOfPerson>({ voice, words });
	useLayoutEffect(() => {
		current.current = { voice, words };
	});
	const by = useRef<"person" | "partner">("person");
	const [speaker] = useState(() =>
		ownVoice(services, soundContext(), () => {
			const { voice, words } = current.current;
			if (by.current === "person") return { voice, words };
			const { own: _, ...others } = voice;
			return { voice: others, words };
		}),
	);
	useEffect(() => () => speaker.stop(), [speaker]);
	const [instead, setInstead] = useState<string>();
	const [heard, setHeard] = useState<{ id: string; text: string; isSilent?: true }>();

	return {
		/** The line being spoken, or the one that no voice could speak. */
		heard,
		/** The note that another voice spoke. It stays until the next replay, because the sound may be short. */
		instead,
		/** Speaks the line, or stops it if it is being spoken. */
		play(line: Remembered): void {
			const { id, text } = line;
			if (heard?.id === id && !heard.isSilent) {
				speaker.stop();
				setHeard(undefined);
				return;
			}
			by.current = speakerOf(line);
			setHeard({ id, text });
			setInstead(undefined);
			speaker.speak(text, (event) => {
				if (event.type === "began") setInstead(insteadWords[event.by]);
				if (event.type === "ended") setHeard(undefined);
				if (event.type === "failed") setHeard({ id, text, isSilent: true });
			});
		},
	};
}
