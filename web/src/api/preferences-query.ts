import { queryOptions } from "@tanstack/react-query";
import type { Services } from "./services.tsx";

/** The preferences, with what was set here and the server has not been told. Beside the other queries: visitors have none. */
export const preferencesQuery = ({ api, kept }: Pick<Services, "api" | "kept">) =>
	queryOptions({
		queryKey: ["preferences"],
		async queryFn({ signal }) {
			const said = await api.preferences({ signal });
			const { preferencesSetHere } = await import("../outbox/set-here.ts");
			return preferencesSetHere(await kept.open(), said);
		},
	});
