import { useEffect, useState } from "react";
import { deviceVoices } from "../../voice/device-voices.ts";

/** The current voices of this device; undefined until they are known. */
export function useDeviceVoices(): readonly SpeechSynthesisVoice[] | undefined {
	const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>();
	useEffect(() => {
		let isWanted = true;
		const follow = () => void deviceVoices().then((found) => isWanted && setVoices(found));
		follow();
		// Some arrive later, or while the page is open.
		globalThis.speechSynthesis?.addEventListener("voiceschanged", follow);
		return () => {
			isWanted = false;
			globalThis.speechSynthesis?.removeEventListener("voiceschanged", follow);
		};
	}, []);
	return voices;
}
