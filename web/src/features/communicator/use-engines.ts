import { useQuery } from "@tanstack/react-query";
import { useDeviceSetting } from "../../access/device-setting.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { browserListens } from "../../voice/browser-recogniser.ts";
import { type ChosenRecogniser, chooseRecogniser } from "../../voice/choose-recogniser.ts";
import { browserListeningConsent } from "./consent.ts";

/** Which recogniser would listen now, and which reply engine answer. */
export function useEngines(): {
	recogniser: ChosenRecogniser;
	replyEngine: { label: string; basic: boolean } | undefined;
} {
	const { api } = useServices();
	const parts = useQuery(queries.status(api)).data?.parts;
	const [consent] = useDeviceSetting(browserListeningConsent);
	return {
		recogniser: chooseRecogniser(parts?.speech_to_text, browserListens(), consent === "agreed"),
		replyEngine: parts?.replies,
	};
}
