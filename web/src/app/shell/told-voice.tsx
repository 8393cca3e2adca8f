import { useLocation } from "@tanstack/react-router";
import { useDeviceVoices } from "../../features/voice/use-device-voices.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import { ToldGone } from "./told-gone.tsx";

/** That the voice comes from another speaker than was chosen, and that another voice speaks than the one of this device that was. */
export function ToldVoice() {
	return (
		<>
			<ToldOutput />
			<ToldVoiceOfDevice />
		</>
	);
}

function ToldOutput() {
	const { output, standing } = useChosenOutput();
	return (
		<ToldGone>
			{standing === "gone" &&
				`“${output?.name}” cannot be used now. Your voice comes from the usual speaker of this device.`}
		</ToldGone>
	);
}

/** An update may take a voice away, or change it. */
function ToldVoiceOfDevice() {
	const chosen = useDeviceVoice();
	const voices = useDeviceVoices();
	// The screen where one is chosen tells it itself.
	const isToldThere = useLocation({ select: ({ pathname }) => pathname === "/app/voice" });
	const isGone = chosen && voices && !isToldThere && !voiceHere(voices, chosen);
	return (
		<ToldGone>
			{isGone &&
				`“${chosen.name}” is not on this device now. Another voice speaks for you until it is back. You can choose one under Voice.`}
		</ToldGone>
	);
}
