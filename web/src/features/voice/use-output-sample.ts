import { defaultVoice, voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import type { AudioOutput } from "../../voice/audio-outputs.ts";
import { keptSpeech, voiceOfProfile } from "../../voice/kept-speech.ts";
import { soundContext } from "../../voice/sound-context.ts";
import { createSpeaker } from "../../voice/speaker.ts";
import { type WayOut, wayOutOf } from "../../voice/way-out.ts";

/**
 * Plays a sample on an output before it is chosen, in the person's own voice or Sayso's: only these can be sent to an output.
 * `silent`: the output on which it could not be played.
 */
export function useOutputSample() {
	const { api } = useServices();
	const profile = useQuery(queries.profile(api)).data;
	const voice = useRef(profile ? voiceOfProfile(profile) : voiceOf(defaultVoice));
	useLayoutEffect(() => {
		if (profile) voice.current = voiceOfProfile(profile);
	});
	const [silent, setSilent] = useState<string>();
	const tried = useRef<AudioOutput>(undefined);
	const [speaker] = useState(() => {
		const context = soundContext();
		let last: { sound: AudioContext; way: WayOut } | undefined;
		return createSpeaker({
			context,
			language: () => voice.current.languageCode,
			speech: keptSpeech({ api, voice: () => voice.current }),
			async output(sound) {
				if (last?.sound !== sound) last = { sound, way: wayOutOf(sound) };
				const { way } = last;
				await way.to(tried.current?.id ?? "");
				return way.node();
			},
		});
	});
	useEffect(() => () => speaker.stop(), [speaker]);

	function listen(output: AudioOutput | undefined) {
		const name = output?.name ?? "the usual speaker";
		tried.current = output;
		setSilent(undefined);
		speaker.speak(voiceSample, (event) => {
			// The browser's own voice would play on the default output.
			const isElsewhere = output && event.type === "began" && event.by === "browser";
			if (isElsewhere) speaker.stop();
			if (isElsewhere || event.type === "failed") setSilent(name);
		});
	}
	return { listen, silent };
}
