import { defaultVoice, quickWords, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { usePhrases } from "../../../phrases/use-phrases.ts";
import { Button } from "../../../ui/button.tsx";
import { ownVoice } from "../../../voice/own-voice.ts";
import { soundContext } from "../../../voice/sound-context.ts";
import { useVoiceInForce } from "../../../voice/use-voice-in-force.ts";
import css from "./say-anyway.module.css";

/** The most phrases to show: few enough to scan. */
const most = 12;

/** Yes, No and the person's phrases in their voice, independent of the rest: for a screen that failed. */
export function SayAnyway() {
	const services = useServices();
	const { phrases } = usePhrases();
	const voice = useVoiceInForce() ?? voiceOf(defaultVoice);
	const [current] = useState({ voice });
	current.voice = voice;
	const [speaker] = useState(() => ownVoice(services, soundContext(), () => ({ voice: current.voice, words: [] })));
	const [shown, setShown] = useState("");
	const texts = [...new Set([...quickWords, ...phrases.slice(0, most).map(({ text }) => text)])];

	function say(text: string) {
		setShown("");
		speaker.speak(text, (event) => event.type === "failed" && setShown(text));
	}
	return (
		<section className={css.words} aria-label="You can still speak" data-scan-first translate="no">
			{texts.map((text) => (
				<Button key={text} look={quickWords.has(text) ? "primary" : undefined} onPress={() => say(text)}>
					{text}
				</Button>
			))}
			<p role="status" className={css.shown}>
				{shown}
			</p>
		</section>
	);
}
