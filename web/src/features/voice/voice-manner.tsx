import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { useDeviceSetting } from "../../device/device-setting.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { chooseDeviceVoice, useDeviceVoice } from "../../voice/device-voice.ts";
import { chooseManner, pitches } from "../../voice/manner.ts";
import { pressWhileSpeaking } from "../../voice/press-while-speaking.ts";
import type { useListen } from "../../voice/use-listen.ts";
import { useManner } from "../../voice/use-manner.ts";
import { MannerFields } from "./manner-fields.tsx";

/** The device shifts the pitch of its own voices without changing how large the speaker sounds. */
const pitchesOfDevice = { low: 0.75, usual: 1, high: 1.25 };

/** The settings of the current voice, and whether the tone of a reply is audible; each change plays a sample. */
export function VoiceManner({ listen, isSilent, instead }: ReturnType<typeof useListen>) {
	const manner = useManner();
	const deviceVoice = useDeviceVoice();
	const [whileSpeaking] = useDeviceSetting(pressWhileSpeaking);
	const whose = deviceVoice ? `For “${deviceVoice.name}”.` : "For Sayso’s voices and your own voice.";
	return (
		<>
			<p>{whose} This is kept on this device only, and works without internet.</p>
			<MannerFields
				manner={deviceVoice ?? manner}
				pitches={deviceVoice ? pitchesOfDevice : pitches}
				onChange={(change) => {
					if (deviceVoice) chooseDeviceVoice({ ...deviceVoice, ...change });
					else chooseManner(change);
					listen(voiceSample);
				}}
			/>
			<Button icon={<Icon name="speaker" />} onPress={() => listen(voiceSample)}>
				Listen to your voice
			</Button>
			{isSilent && (
				<Notice type="warning" live>
					Your voice could not be heard just now.
				</Notice>
			)}
			{instead && (
				<Notice type="info" live>
					{instead}
				</Notice>
			)}
			<Segmented
				label="Tone of a reply"
				segments={[
					{ value: "heard", label: "A little" },
					{ value: "even", label: "Off" },
				]}
				value={manner.tone ? "heard" : "even"}
				onChange={(value) => chooseManner({ tone: value === "heard" })}
			/>
			<p>
				A happy reply sounds a little faster and higher, an unsure one a little slower. Yes, No and your own words
				always sound the same.
			</p>
			<Segmented
				label="A press while your voice speaks"
				segments={[
					{ value: "replaces", label: "Speaks at once" },
					{ value: "waits", label: "Waits its turn" },
				]}
				value={whileSpeaking}
				onChange={pressWhileSpeaking.set}
			/>
			<p>At once, the new words cut off the old ones. In turn, each is spoken to its end. Stop ends them all.</p>
		</>
	);
}
