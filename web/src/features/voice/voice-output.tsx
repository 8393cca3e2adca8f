import { useCallback, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import {
	type AudioOutput,
	askForNames,
	audioOutputs,
	chooseInWindow,
	waysToChoose,
} from "../../voice/audio-outputs.ts";
import { chooseOutput } from "../../voice/chosen-output.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import { useOutputSample } from "./use-output-sample.ts";

/** The value for the default output in the list. */
const usual = "usual";

/** Chooses the loudspeaker or headphones for the voice, if the browser allows it; each can be tried. */
export function VoiceOutput() {
	const { output: chosen, standing } = useChosenOutput();
	const { outputs, look } = useOutputs();
	const deviceVoice = useDeviceVoice();
	const { listen, silent } = useOutputSample();
	const [isRefused, setRefused] = useState(false);
	const way = waysToChoose();
	if (way === "none")
		return <p>Sayso cannot choose a speaker in this browser. Choose one in the settings of your device.</p>;

	const named = outputs?.filter(({ name }) => name !== "") ?? [];
	const isNamed = named.length > 0;
	const isListed = named.some(({ id }) => id === chosen?.id);
	const offered = chosen && !isListed ? [...named, chosen] : named;

	async function showNames() {
		setRefused(!(await askForNames()));
		look();
	}
	async function chooseElsewhere() {
		const output = await chooseInWindow();
		if (output) chooseOutput(output);
		look();
	}
	const sampleOf = (output?: AudioOutput) => (
		<IconButton
			icon="speaker"
			label={`Listen on ${output?.name ?? "the usual speaker"}`}
			onPress={() => listen(output)}
		/>
	);
	return (
		<>
			<Choice
				legend="Speaker"
				hint="This is kept on this device only."
				name="voice-output"
				value={chosen?.id ?? usual}
				onChange={(id) => chooseOutput(offered.find((output) => output.id === id))}
				options={[
					{ value: usual, label: "The usual speaker of this device", action: sampleOf() },
					...offered.map((output) => ({
						value: output.id,
						label: output.name,
						action: sampleOf(output),
						...(standing === "gone" &&
							output.id === chosen?.id && {
								note: "Cannot be used now. Until it is back, your voice comes from the usual speaker.",
							}),
					})),
				]}
			/>
			{silent && (
				<Notice type="warning" live>
					Nothing could be heard on {silent} just now.
				</Notice>
			)}
			{deviceVoice && (
				<Notice type="info">
					A voice of this device always comes from the usual speaker. Browsers cannot move it. Sayso’s voices and your
					own voice can be moved.
				</Notice>
			)}
			{way === "list" && outputs && !isNamed && (
				<>
					<p>Your browser lists your speakers once Sayso may use the microphone. Nothing is recorded.</p>
					<Button icon={<Icon name="speaker" />} onPress={() => void showNames()}>
						Show my speakers
					</Button>
				</>
			)}
			{way === "window" && (
				<Button icon={<Icon name="speaker" />} onPress={() => void chooseElsewhere()}>
					Choose another speaker
				</Button>
			)}
			{isRefused && !isNamed && (
				<Notice type="warning" live>
					Your browser did not let Sayso use the microphone, so it does not list your speakers.
				</Notice>
			)}
		</>
	);
}

/** The current outputs; undefined until they are known. */
function useOutputs() {
	const [outputs, setOutputs] = useState<readonly AudioOutput[]>();
	const look = useCallback(() => void audioOutputs().then(setOutputs), []);
	useEffect(() => {
		look();
		navigator.mediaDevices?.addEventListener("devicechange", look);
		return () => navigator.mediaDevices?.removeEventListener("devicechange", look);
	}, [look]);
	return { outputs, look };
}
