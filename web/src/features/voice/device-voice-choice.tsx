import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { useEffect, useRef, useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NativeField } from "../../ui/native-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { chooseDeviceVoice, type DeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { synthesise } from "../../voice/synthesis.ts";
import { firstVoice, languagesOf, voicesOf } from "./languages-of.ts";

/** Chooses a device voice by language, with samples. */
export function DeviceVoiceChoice({
	chosen,
	voices,
}: {
	chosen: DeviceVoice;
	voices: readonly SpeechSynthesisVoice[];
}) {
	const [language, setLanguage] = useState(chosen.language);
	const [silent, setSilent] = useState<string>();
	const speaking = useRef(new AbortController());
	useEffect(() => () => speaking.current.abort(), []);
	const languages = languagesOf(voices);
	const offered = voicesOf(voices, language);
	const asChosen = ({ voiceURI, name, lang }: SpeechSynthesisVoice): DeviceVoice => ({
		...chosen,
		...{ uri: voiceURI, name, language: lang },
	});

	async function listen(voice: DeviceVoice) {
		speaking.current.abort();
		speaking.current = new AbortController();
		const { signal } = speaking.current;
		setSilent(undefined);
		const spoke = await synthesise(voiceSample, voice.language, signal, () => undefined, voice);
		if (!spoke && !signal.aborted) setSilent(voice.name);
	}

	return (
		<>
			{languages.length > 1 && (
				<NativeField label="Language">
					{(control) => (
						<SelectBox
							{...control}
							value={languages.find(({ value }) => language.toLowerCase().startsWith(value))?.value ?? ""}
							onChange={({ currentTarget: { value } }) => {
								setLanguage(value);
								const first = firstVoice(voices, value);
								if (first) chooseDeviceVoice(asChosen(first));
							}}
						>
							{languages.map(({ value, name }) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
						</SelectBox>
					)}
				</NativeField>
			)}
			<Choice
				legend="Voice"
				name="device-voice"
				value={voiceHere(voices, chosen)?.voiceURI ?? ""}
				onChange={(uri) => {
					const voice = voices.find(({ voiceURI }) => voiceURI === uri);
					if (voice) chooseDeviceVoice(asChosen(voice));
				}}
				options={offered.map((voice) => ({
					value: voice.voiceURI,
					label: `${voice.name} (${voice.lang})`,
					note: voice.localService
						? "On this device. Works without internet."
						: "Needs internet. Your browser’s maker gets the words.",
					action: (
						<IconButton icon="speaker" label={`Listen to ${voice.name}`} onPress={() => void listen(asChosen(voice))} />
					),
				}))}
			/>
			{silent && (
				<Notice type="warning" live>
					“{silent}” could not be heard just now.
				</Notice>
			)}
		</>
	);
}
