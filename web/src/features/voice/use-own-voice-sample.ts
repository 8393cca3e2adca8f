import { useEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { markSpeech } from "../../voice/mark-speech.ts";
import { playToEnd } from "../../voice/play-to-end.ts";
import { soundContext } from "../../voice/sound-context.ts";
import { sounded } from "../../voice/sounded.ts";

/** Plays a sample of a banked voice, without a stand-in. `heard`: the id last played to its end. */
export function useOwnVoiceSample() {
	const { api } = useServices();
	const [context] = useState(() => soundContext());
	const [heard, setHeard] = useState<string>();
	const [isListening, setListening] = useState(false);
	const speaking = useRef(new AbortController());
	useEffect(() => () => speaking.current.abort(), []);

	/** Call it in the press, when a browser allows sound. @throws {ApiError} if the server refuses */
	async function listen(voiceId: string): Promise<void> {
		speaking.current.abort();
		speaking.current = new AbortController();
		const { signal } = speaking.current;
		const sound = context();
		setListening(true);
		try {
			const { audio_content } = await api.ownVoiceSample({ body: { voice_id: voiceId, consent: true }, signal });
			const mp3 = Uint8Array.from(atob(audio_content), (byte) => byte.charCodeAt(0)).buffer;
			const buffer = await sound.decodeAudioData(mp3);
			if (signal.aborted) return;
			const through = (out: AudioNode) => {
				const source = new AudioBufferSourceNode(out.context, { buffer });
				source.connect(out);
				return playToEnd(source, buffer.duration, signal).finally(markSpeech());
			};
			if (await sounded(context, through, signal)) setHeard(voiceId);
			else if (!signal.aborted) throw new Error("No sound came out");
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			if (!signal.aborted) setListening(false);
		}
	}
	return { heard, isListening, listen };
}
