import { defaultVoice, type Voice, voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { keptSpeech } from "../../voice/kept-speech.ts";
import { soundContext } from "../../voice/sound-context.ts";
import { createSpeaker } from "../../voice/speaker.ts";

/** Plays samples of the voices, one at a time. `heard`: the last one requested, and the voice that spoke, once it does. */
export function useVoiceSample() {
	const { api } = useServices();
	const [heard, setHeard] = useState<{ voice: Voice; by?: "voice" | "browser" | "nobody" }>();
	const asked = useRef(voiceOf(defaultVoice));
	const [speaker] = useState(() =>
		createSpeaker({
			context: soundContext(),
			language: () => asked.current.languageCode,
			speech: keptSpeech({ api, voice: () => asked.current }),
		}),
	);
	useEffect(() => () => speaker.stop(), [speaker]);

	function listen(voice: Voice): void {
		asked.current = voice;
		setHeard({ voice });
		speaker.speak(voiceSample, (event) => {
			if (event.type === "began") setHeard({ voice, by: event.by === "browser" ? "browser" : "voice" });
			if (event.type === "failed") setHeard({ voice, by: "nobody" });
		});
	}

	return { heard, listen };
}
