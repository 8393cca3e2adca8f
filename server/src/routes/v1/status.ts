import { status } from "@sayso/contract/v1/status.ts";
import { route } from "../../http/route.ts";
import type { ModelsOnTheirWay } from "../../seams/model-fetching.ts";
import type { EmbeddedState } from "../../seams/reply-engines.ts";

export const routes = [
	route(status, {
		async answer(_call, context) {
			const { capacity } = context.speechToText;
			const { embedded } = context.replyEngines;
			return {
				version: context.version,
				free_basic_replies: context.config.freeBasicReplies,
				listening_models: onTheirWay(context.listeningModels.onTheirWay()),
				reply_models: onTheirWay(embedded?.onTheirWay() ?? null),
				embedded_model: embedded ? opened(embedded.state) : null,
				unfit_models: [...(embedded?.unfit ?? [])].map(([id, why]) => ({ id, why })),
				listening_places: Number.isFinite(capacity) ? { places: capacity, taken: context.listeners.size } : null,
				parts: await context.parts(),
			};
		},
	}),
];

const onTheirWay = (models: ModelsOnTheirWay | null) =>
	models && { state: models.state, fetched_bytes: models.fetched, bytes: models.bytes };

function opened(state: EmbeddedState) {
	if (state.is === "absent") return null;
	const { threads = null, speeds } = state.is === "ready" ? state : {};
	return {
		state: state.is,
		id: state.model,
		threads,
		prompt_speed: speeds?.prompt ?? null,
		generation_speed: speeds?.generation ?? null,
	};
}
