import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { type ChosenRecogniser, chooseRecogniser } from "../../../voice/choose-recogniser.ts";
import { localListening } from "../../../voice/local-listening.ts";
import { browserListens } from "../../../voice/recognition.ts";
import { browserListeningConsent, listensFirst } from "./consent.ts";

/** Which recogniser would listen now, and which reply engine answer. */
export function useEngines(): {
	recogniser: ChosenRecogniser;
	replyEngine: { label: string; basic: boolean } | undefined;
	/** What partners are taken to speak, such as en-AU. */
	language: string;
	/** All that could listen here, to try them. */
	available: { server: string | undefined; device: boolean; browser: boolean };
	/** Asks the browser again whether it listens on the device. */
	lookAgain: () => void;
} {
	const { api } = useServices();
	const parts = useQuery(queries.status(api)).data?.parts;
	const voice = useQuery(queries.profile(api)).data?.voice_in_force ?? defaultVoice;
	const language = voiceOf(voice).languageCode;
	const { data: local, refetch } = useQuery({
		queryKey: ["local-listening", language],
		queryFn: () => localListening(language),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
		// The answer belongs to the browser: it stays when another person signs in.
		meta: { forEverybody: true },
	});
	const [consent] = useDeviceSetting(browserListeningConsent);
	const [first] = useDeviceSetting(listensFirst);
	return {
		recogniser: chooseRecogniser(
			parts?.speech_to_text,
			{ listens: browserListens(), local },
			{ agreed: consent === "agreed", serverFirst: first === "sayso" },
		),
		replyEngine: parts?.replies,
		available: {
			server: parts?.speech_to_text.available ? parts.speech_to_text.label : undefined,
			device: local === "available",
			browser: browserListens() && consent === "agreed",
		},
		language,
		lookAgain: () => void refetch(),
	};
}
