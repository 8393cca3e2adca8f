import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { chooseDeviceVoice, useDeviceVoice } from "../../voice/device-voice.ts";
import { deviceVoices } from "../../voice/device-voices.ts";
import { DeviceVoiceChoice } from "./device-voice-choice.tsx";
import { firstVoice } from "./languages-of.ts";

/** Whether Sayso's voices speak, or one of this device. Kept on this device, where that voice is. */
export function VoiceSource({ language }: { language: string }) {
	const chosen = useDeviceVoice();
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
	const first = voices && firstVoice(voices, language);
	const isGone = chosen && voices && !voices.some(({ voiceURI }) => voiceURI === chosen.uri);
	return (
		<>
			<Choice
				legend="Who speaks for you"
				hint="This is kept on this device only."
				name="voice-source"
				value={chosen ? "device" : "sayso"}
				onChange={(source) =>
					chooseDeviceVoice(
						source === "device" && first
							? { uri: first.voiceURI, name: first.name, language: first.lang, rate: 1, pitch: 1, volume: 1 }
							: undefined,
					)
				}
				options={[
					{
						value: "sayso",
						label: "Sayso’s voices",
						note: (
							<>
								The twelve voices of <Link to="/app/account">your account</Link>, the same on every device.
							</>
						),
					},
					{
						value: "device",
						label: "A voice of this device",
						isDisabled: !first,
						note: voices && !first ? "This browser has no voices of its own." : "Often more natural, and at once.",
					},
				]}
			/>
			{isGone && (
				<Notice type="warning" live={false}>
					“{chosen.name}” is not on this device now. Until it is back, or you choose another, Sayso’s voices speak.
				</Notice>
			)}
			{chosen && voices && <DeviceVoiceChoice chosen={chosen} voices={voices} />}
		</>
	);
}
