import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { soundContext } from "../../../voice/sound-context.ts";
import { useMyWords } from "../../../voice/use-my-words.ts";
import { ownVoice } from "../edge/own-voice.ts";
import { useSettings } from "../edge/use-settings.ts";
import { useVoiceInForce } from "../edge/use-voice-in-force.ts";

/** Speaks a line once more in the person's voice. It is heard again, not said again: no new line comes of it. */
export function useReplay() {
	const services = useServices();
	const voice = useVoiceInForce(useSettings().voice) ?? voiceOf(defaultVoice);
	const { words = [] } = useMyWords();
	const current = useRef({ voice, words });
	useLayoutEffect(() => {
		current.current = { voice, words };
	});
	const [speaker] = useState(() => ownVoice(services, soundContext(), () => current.current));
	useEffect(() => () => speaker.stop(), [speaker]);
	const [heard, setHeard] = useState<{ id: string; text: string; isSilent?: true }>();

	return {
		/** The line that is spoken now, or that no voice could speak. */
		heard,
		/** Speaks it; where it is being spoken, stops. */
		play({ id, text }: { id: string; text: string }): void {
			if (heard?.id === id && !heard.isSilent) {
				speaker.stop();
				setHeard(undefined);
				return;
			}
			setHeard({ id, text });
			speaker.speak(text, ({ type }) => {
				if (type === "ended") setHeard(undefined);
				if (type === "failed") setHeard({ id, text, isSilent: true });
			});
		},
	};
}
