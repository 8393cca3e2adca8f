import { status } from "@sayso/contract/v1/status.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(status, {
		async answer(_call, context) {
			const { capacity } = context.speechToText;
			const models = context.listeningModels.onTheirWay();
			return {
				version: context.version,
				free_basic_replies: context.config.freeBasicReplies,
				listening_models: models && {
					state: models.state,
					fetched_bytes: models.fetched,
					bytes: models.bytes,
				},
				listening_places: Number.isFinite(capacity) ? { places: capacity, taken: context.listeners.size } : null,
				parts: await context.parts(),
			};
		},
	}),
];
