import { useLocation } from "@tanstack/react-router";
import { useDeviceVoices } from "../../features/voice/use-device-voices.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { ToldGone } from "./told-gone.tsx";

/** That another voice speaks than the one of this device that was chosen: an update may take one away, or change it. */
export function ToldVoice() {
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
