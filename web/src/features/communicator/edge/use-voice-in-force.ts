import { type Voice, voices } from "@sayso/contract/entities/voice.ts";
import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";

/** The voice of the profile, kept in this browser: without a network the sounds that were made in it are still the person's own. */
export function useVoiceInForce(ofProfile: Voice | undefined): Voice | undefined {
	const { kept } = useServices();
	const [last, setLast] = useState<Voice>();
	useEffect(() => {
		let isWanted = true;
		async function keep() {
			const shelves = await kept.open();
			if (ofProfile) return shelves.put("sounds", "voice", ofProfile);
			const voice = await shelves.get<Voice | null>("sounds", "voice");
			if (isWanted) setLast(voices.find(({ id }) => id === voice?.id));
		}
		// What cannot be kept is known again with the profile.
		keep().catch(() => undefined);
		return () => {
			isWanted = false;
		};
	}, [kept, ofProfile]);
	return ofProfile ?? last;
}
