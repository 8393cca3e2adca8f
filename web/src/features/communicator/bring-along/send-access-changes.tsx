import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import { noteChange, sendWaiting, textOfDevice } from "./account-setup.ts";

/**
 * On a screen where ways to press and looks are set: what is changed on it is sent when it is left or hidden, and what could not be
 * sent before. What was changed before it was opened may be somebody else's, and is not sent.
 */
export function SendAccessChanges() {
	const { api } = useServices();
	const person = useQuery(queries.profile(api)).data?.id;
	const [seen] = useState(() => ({ text: textOfDevice() }));
	useEffect(() => {
		if (!person) return;
		const send = () => {
			const text = textOfDevice();
			if (text !== seen.text) noteChange(person);
			seen.text = text;
			void sendWaiting(api, person);
		};
		send();
		document.addEventListener("visibilitychange", send);
		return () => {
			document.removeEventListener("visibilitychange", send);
			send();
		};
	}, [api, person, seen]);
	return null;
}
