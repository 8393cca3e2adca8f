import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { storedSettings } from "../../device/stored-settings.ts";
import { usePerson } from "../../identity/session.ts";
import { noteChange, sendWaiting, textOfDevice } from "./account-setup.ts";

/**
 * While a person is signed in, sends their changes to ways of pressing and looks when they leave or hide a screen, with changes
 * still pending. Changes made while the page was hidden come from another page, maybe from another person.
 * @param begun the stored settings when they signed in; earlier changes may be another person's and are not sent
 */
export function SendAccessChanges({ begun }: { begun: string }) {
	const services = useServices();
	const person = usePerson(services.identity)?.id;
	const screen = useRouterState({ select: ({ location }) => location.pathname });
	// A change from before this component loaded counts too.
	const [seen] = useState(() => ({ text: storedSettings() === begun ? textOfDevice() : undefined }));
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change of screen sends
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
