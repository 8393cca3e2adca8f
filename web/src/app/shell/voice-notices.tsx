import { useLocation } from "@tanstack/react-router";
import { useDeviceVoices } from "../../features/voice/use-device-voices.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import { GoneNotice } from "./gone-notice.tsx";

/** Warns that the voice plays on another output than chosen, or that another voice speaks instead of the chosen device voice. */
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

/** An update may remove a voice or change it. */
function DeviceVoiceNotice() {
	const chosen = useDeviceVoice();
	const voices = useDeviceVoices();
	// The screen with the voice settings says it itself.
	const isNamedThere = useLocation({ select: ({ pathname }) => pathname === "/app/voice" });
	const isGone = chosen && voices && !isNamedThere && !voiceHere(voices, chosen);
	return (
		<GoneNotice>
			{isGone &&
				`“${chosen.name}” is not on this device now. Another voice speaks for you until it is back. You can choose one under Voice and words.`}
		</GoneNotice>
	);
}
