import { useQuery } from "@tanstack/react-query";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";

/** Milliseconds after which it is asked again how far they are. */
const askMilliseconds = 3_000;

/** How far the models are that Sayso fetches by itself to listen better; nothing where none is missing. */
export function ModelsOnTheirWay() {
	const { api } = useServices();
	const models = useQuery({
		...queries.status(api),
		refetchInterval: ({ state }) => (state.data?.listening_models ? askMilliseconds : false),
	}).data?.listening_models;
	if (!models) return null;
	if (models.state === "waiting") return <p>Sayso could not fetch better listening. It tries again within the hour.</p>;
	const percent = Math.floor((100 * models.fetched_bytes) / models.bytes);
	return <p>Sayso is fetching better listening: {percent}%.</p>;
}
