import { queryOptions } from "@tanstack/react-query";
import type { Services } from "./services.tsx";

/**
 * The preferences, with changes made here that the server does not have yet. Separate from the other queries, because visitors have
 * no preferences.
 */
export const preferencesQuery = ({ api, kept }: Pick<Services, "api" | "kept">) =>
	queryOptions({
		queryKey: ["preferences"],
		async queryFn({ signal }) {
			const said = await api.preferences({ signal });
			const { preferencesSetHere } = await import("../outbox/set-here.ts");
			return preferencesSetHere(await kept.open(), said);
		},
	});
