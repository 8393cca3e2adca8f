import { useEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { markSpeech } from "../../voice/mark-speech.ts";
import { outputOf, soundContext } from "../../voice/sound-context.ts";

/** Lets a banked voice be heard, and no other in its place. `heard`: the id that was heard to its end last. */
export function useOwnVoiceSample() {
	const { api } = useServices();
	const [context] = useState(() => soundContext());
	const [heard, setHeard] = useState<string>();
	const [isListening, setListening] = useState(false);
	const speaking = useRef(new AbortController());
	useEffect(() => () => speaking.current.abort(), []);

	/** Called in the press, where a browser lets sound begin. @throws {ApiError} what the server refused */
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
			const out = await outputOf(sound);
			if (signal.aborted) return;
			await played(new AudioBufferSourceNode(sound, { buffer }), out, signal);
			if (!signal.aborted) setHeard(voiceId);
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			if (!signal.aborted) setListening(false);
		}
	}
	return { heard, isListening, listen };
}

function played(source: AudioBufferSourceNode, out: AudioNode, signal: AbortSignal): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	source.connect(out);
	source.onended = () => resolve();
	signal.addEventListener("abort", () => source.stop());
	source.start();
	return promise.finally(markSpeech());
}
