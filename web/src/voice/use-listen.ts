import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { chosenDeviceVoice } from "./device-voice.ts";
import { insteadWords } from "./instead-words.ts";
import { keptSpeech, type SpokenVoice, voiceOfProfile } from "./kept-speech.ts";
import { soundContext } from "./sound-context.ts";
import { createSpeaker, type HeardVoice } from "./speaker.ts";

/**
 * Speaks a text in the person's voice, as a sample. `isSilent`: no voice could speak; `instead`: the note that another voice spoke.
 */
export function useListen(): { listen: (text: string) => void; isSilent: boolean; instead: string | undefined } {
	const { api } = useServices();
	const profile = useQuery(queries.profile(api)).data;
	const voice = useRef<SpokenVoice>(voiceOf(defaultVoice));
	useLayoutEffect(() => {
		if (profile) voice.current = voiceOfProfile(profile);
	});
	const [went, setWent] = useState<"silent" | HeardVoice>();
	const [speaker] = useState(() =>
		createSpeaker({
			context: soundContext(),
			language: () => voice.current.languageCode,
			deviceVoice: chosenDeviceVoice,
			speech: keptSpeech({ api, voice: () => voice.current }),
		}),
	);
	useEffect(() => () => speaker.stop(), [speaker]);
	return {
		isSilent: went === "silent",
		instead: went && went !== "silent" ? insteadWords[went] : undefined,
		listen(text) {
			setWent(undefined);
			speaker.speak(text, (event) => {
				if (event.type === "failed") setWent("silent");
				if (event.type === "began") setWent(event.by);
			});
		},
	};
}
