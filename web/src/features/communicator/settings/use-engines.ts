import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import { browserListeningConsent, listensFirst } from "../../../device/consent.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { type ChosenRecogniser, chooseRecogniser } from "../../../voice/choose-recogniser.ts";
import { localListening } from "../../../voice/local-listening.ts";
import { browserListens } from "../../../voice/recognition.ts";

/** The recogniser and the reply engine that would be used now. */
export function useEngines(): {
	recogniser: ChosenRecogniser;
	replyEngine: { label: string; basic: boolean } | undefined;
	/** The partners' language, such as en-AU. */
	language: string;
	/** All recognisers available here, to try them. */
	available: { server: string | undefined; device: boolean; browser: boolean };
	/** Checks again whether the browser can listen on the device. */
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
		// The answer depends on the browser only: it stays when another person signs in.
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
