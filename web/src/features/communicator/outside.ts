import type { Voice } from "@sayso/contract/entities/voice.ts";
import { listeningPath } from "@sayso/contract/v1/ws.ts";
import type { QueryClient } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import type { Services } from "../../api/services.tsx";
import { browserRecogniser } from "../../voice/browser-recogniser.ts";
import type { ChosenRecogniser } from "../../voice/choose-recogniser.ts";
import { serverRecogniser } from "../../voice/server-recogniser.ts";
import { soundContext } from "../../voice/sound-context.ts";
import { createSpeaker, type Speaker } from "../../voice/speaker.ts";
import type { Outside } from "./run-effects.ts";

/** What may change while a conversation goes on; read at each use. */
export interface Current {
	voice: Voice;
	recogniser: ChosenRecogniser;
}

/** The browser and the server, as the communicator reaches them. */
export function browserOutside(
	{ api, identity }: Services,
	queryClient: QueryClient,
	current: () => Current,
): Outside & { speaker: Speaker } {
	const context = soundContext();

	async function address(): Promise<string> {
		const url = new URL(`/api${listeningPath}`, location.href);
		url.protocol = url.protocol.replace("http", "ws");
		url.searchParams.set("token", (await identity.token()) ?? "");
		return url.href;
	}

	async function fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer> {
		const { id, languageCode } = current().voice;
		const { audio_content } = await api.speak({ body: { text, voice: id, language_code: languageCode }, signal });
		return Uint8Array.from(atob(audio_content), (byte) => byte.charCodeAt(0)).buffer;
	}

	const throughServer = serverRecogniser({ context, address });
	return {
		api,
		listen(report) {
			const { recogniser, voice } = current();
			const listen = recogniser.kind === "browser" ? browserRecogniser(voice.languageCode) : throughServer;
			return listen(report);
		},
		speaker: createSpeaker({ fetchSpeech, context, language: () => current().voice.languageCode }),
		onGenerated({ UserSubscription, UserPlan, Usage }) {
			queryClient.setQueryData(queries.subscription(api).queryKey, UserSubscription);
			queryClient.setQueryData(queries.plan(api, UserPlan.id).queryKey, UserPlan);
			queryClient.setQueriesData({ queryKey: ["usage"] }, Usage);
		},
		onPreferences: (preferences) => queryClient.setQueryData(queries.preferences(api).queryKey, preferences),
		focusMainAction: () => focusSoon("[data-main-action]"),
		focusReply: (index) => focusSoon(`[data-place="${index}"]`),
	};
}

/** Once the next screen is drawn. */
function focusSoon(selector: string): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
