import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { asKept } from "../../../device/as-kept.ts";
import { usePerson } from "../../../identity/session.ts";
import { noteChange, sendWaiting, textOfDevice } from "./account-setup.ts";

/**
 * While somebody is signed in: what they change of their ways to press and looks, on whatever screen, is sent when the screen is
 * left or hidden, and what could not be sent before. What changed while it was hidden is another page's, and maybe somebody else's.
 * @param begun how it was kept as they came; what was changed before may be somebody else's, and is not sent
 */
export function SendAccessChanges({ begun }: { begun: string }) {
	const services = useServices();
	const person = usePerson(services.identity)?.id;
	const screen = useRouterState({ select: ({ location }) => location.pathname });
	// What was changed before this had been fetched is a change too.
	const [seen] = useState(() => ({ text: asKept() === begun ? textOfDevice() : undefined }));
	// biome-ignore lint/correctness/useExhaustiveDependencies: another screen is an occasion
	useEffect(() => {
		if (!person) return;
		const follow = (isTheirs: boolean) => {
			const text = textOfDevice();
			if (isTheirs && text !== seen.text) noteChange(person);
			seen.text = text;
			void sendWaiting(services, person);
		};
		const turned = () => follow(document.hidden);
		follow(!document.hidden);
		document.addEventListener("visibilitychange", turned);
		return () => {
			document.removeEventListener("visibilitychange", turned);
			follow(!document.hidden);
		};
	}, [services, person, seen, screen]);
	return null;
}
