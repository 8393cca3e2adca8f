import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import type { status } from "@sayso/contract/v1/status.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";

type Status = ResponseOf<typeof status>;
type OnTheirWay = NonNullable<Status["listening_models"]>;

/** The polling interval of the progress, in milliseconds. */
const askMilliseconds = 3_000;

/** The progress of the models that the server downloads, for listening and for replies. Renders nothing if all are there. */
export function ModelsOnTheirWay() {
	const { api } = useServices();
	const { data } = useQuery({
		...queries.status(api),
		refetchInterval: ({ state }) => (isGettingBetter(state.data) ? askMilliseconds : false),
	});
	return (
		<>
			{data?.listening_models && <p>{inWords(data.listening_models, "better listening")}</p>}
			{data?.reply_models && <p>{inWords(data.reply_models, "better replies")}</p>}
			{data?.embedded_model?.state === "opening" && <p>Sayso is opening better replies.</p>}
		</>
	);
}

const isGettingBetter = (status: Status | undefined) =>
	Boolean(status?.listening_models || status?.reply_models || status?.embedded_model?.state === "opening");

function inWords({ state, fetched_bytes, bytes }: OnTheirWay, what: string): string {
	if (state === "waiting") return `Sayso could not download ${what}. It tries again within the hour.`;
	return `Sayso is downloading ${what}: ${Math.floor((100 * fetched_bytes) / bytes)}%.`;
}
