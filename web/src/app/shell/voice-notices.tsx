import { useLocation } from "@tanstack/react-router";
import { useDeviceVoices } from "../../features/voice/use-device-voices.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import { GoneNotice } from "./gone-notice.tsx";

/** Warns that the voice comes from another speaker than was chosen, or that another voice speaks than the chosen one of this device. */
export function VoiceNotices() {
	return (
		<>
			<OutputNotice />
			<DeviceVoiceNotice />
		</>
	);
}

function OutputNotice() {
	const { output, standing } = useChosenOutput();
	return (
		<GoneNotice>
			{standing === "gone" &&
				`“${output?.name}” cannot be used now. Your voice comes from the usual speaker of this device.`}
		</GoneNotice>
	);
}

/** An update may take a voice away, or change it. */
function DeviceVoiceNotice() {
	const chosen = useDeviceVoice();
	const voices = useDeviceVoices();
	// The screen where a voice is chosen says it itself.
	const isNamedThere = useLocation({ select: ({ pathname }) => pathname === "/app/voice" });
	const isGone = chosen && voices && !isNamedThere && !voiceHere(voices, chosen);
	return (
		<GoneNotice>
			{isGone &&
				`“${chosen.name}” is not on this device now. Another voice speaks for you until it is back. You can choose one under Voice and words.`}
		</GoneNotice>
	);
}
