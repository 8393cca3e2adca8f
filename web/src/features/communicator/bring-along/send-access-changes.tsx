import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import { sendChanges } from "./account-setup.ts";

/** On a screen where ways to press and looks are set: what was changed is sent when it is left, or was not sent before. */
export function SendAccessChanges() {
	const { api } = useServices();
	const person = useQuery(queries.profile(api)).data?.id;
	useEffect(() => {
		if (!person) return;
		const send = () => void sendChanges(api, person);
		send();
		document.addEventListener("visibilitychange", send);
		return () => {
			document.removeEventListener("visibilitychange", send);
			send();
		};
	}, [api, person]);
	return null;
}
