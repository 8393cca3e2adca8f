import { voices } from "@sayso/contract/entities/voice.ts";
import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import type { SpokenVoice } from "../../../voice/kept-speech.ts";

/** The voice of the profile, stored in this browser, so that its stored sounds can be found offline. */
export function useVoiceInForce(ofProfile: SpokenVoice | undefined): SpokenVoice | undefined {
	const { kept } = useServices();
	const [last, setLast] = useState<SpokenVoice>();
	useEffect(() => {
		let isWanted = true;
		async function keep() {
			const shelves = await kept.open();
			if (ofProfile) return shelves.put("sounds", "voice", ofProfile);
			const last = await shelves.get<SpokenVoice | null>("sounds", "voice");
			if (isWanted && last && voices.some(({ id }) => id === last.id)) setLast(last);
		}
		// If storing fails, the voice is known again with the next profile.
		keep().catch(() => undefined);
		return () => {
			isWanted = false;
		};
	}, [kept, ofProfile]);
	return ofProfile ?? last;
}
