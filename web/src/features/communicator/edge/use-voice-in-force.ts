import { voices } from "@sayso/contract/entities/voice.ts";
import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import type { SpokenVoice } from "../../../voice/kept-speech.ts";

/** The voice of the profile, kept in this browser: without a network the sounds that were made in it are still the person's own. */
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
		// What cannot be kept is known again with the profile.
		keep().catch(() => undefined);
		return () => {
			isWanted = false;
		};
	}, [kept, ofProfile]);
	return ofProfile ?? last;
}
