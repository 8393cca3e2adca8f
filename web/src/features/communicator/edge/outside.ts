import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import type { QueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { queries } from "../../../api/queries.ts";
import type { Services } from "../../../api/services.tsx";
import { browserModel } from "../../../browser-model/browser-model.ts";
import { outboxOf } from "../../../outbox/outbox.ts";
import { browserRecogniser } from "../../../voice/browser-recogniser.ts";
import type { ChosenRecogniser } from "../../../voice/choose-recogniser.ts";
import { listenWithFallback } from "../../../voice/listen-with-fallback.ts";
import type { Listen, ListeningProblem } from "../../../voice/listening.ts";
import { listeningAddress } from "../../../voice/listening-address.ts";
import { ownVoice, type SoundOfPerson } from "../../../voice/own-voice.ts";
import { browserListens } from "../../../voice/recognition.ts";
import { serverRecogniser } from "../../../voice/server-recogniser.ts";
import { soundContext } from "../../../voice/sound-context.ts";
import type { Speaker } from "../../../voice/speaker.ts";
import { withoutOwnVoice } from "../../../voice/without-own-voice.ts";
import { focusSoon } from "./focus-soon.ts";
import { mayMoveFocus } from "./key-use.ts";
import { mayStandIn } from "./may-stand-in.ts";
import type { TurnHere } from "./replies-here.ts";
import type { Outside } from "./run-effects.ts";

/** Values that may change during a conversation; read at each use. */
export interface Current extends SoundOfPerson {
	recogniser: ChosenRecogniser;
}

/** The browser and the server as the communicator uses them. */
export function browserOutside(
	services: Services,
	queryClient: QueryClient,
	current: () => Current,
): Outside & { speaker: Speaker } {
	const { api, connection, identity, kept } = services;
	const context = soundContext();
	const outbox = outboxOf(services);

	const server = serverRecogniser({ context, address: listeningAddress(), token: () => identity.token() });
	const throughServer: Listen = (report, isOffRecord) =>
		server((event) => {
			if (event.type === "ready") nameListener(event.engine);
			report(event);
		}, isOffRecord);
	/** The recogniser that transcribes may differ from the one available when the screen first asked. */
	function nameListener(label: string | undefined) {
		queryClient.setQueryData(queries.status(api).queryKey, (status) => {
			const listener = status?.parts.speech_to_text;
			if (!label || !listener || listener.label === label) return status;
			return { ...status, parts: { ...status.parts, speech_to_text: { ...listener, label } } };
		});
	}
	const throughBrowser = (unlessLocal?: ListeningProblem) => {
		const { voice, words } = current();
		return browserRecogniser(voice.languageCode, { words: words.map(({ word }) => word), unlessLocal });
	};
	/** If the person did not agree to share sound with the browser's maker, the browser may still listen on the device. */
	const second = (problem: ListeningProblem) => {
		if (current().recogniser.standIn) return throughBrowser();
		return browserListens() ? throughBrowser(problem) : undefined;
	};
	const throughEither = listenWithFallback(throughServer, second);
	async function* madeHere(turn: TurnHere, signal: AbortSignal): AsyncGenerator<OfferedAnswer> {
		const { repliesHere } = await import("./replies-here.ts");
		const preferences = queryClient.getQueryData(preferencesQuery(services).queryKey);
		yield* repliesHere(turn, preferences, queryClient.getQueryData(queries.profile(api).queryKey), signal);
	}
	// Load it now, so that the first turn need not wait for it.
	if (browserModel.get() === "on") import("./browser-replies.ts").catch(() => {});
	return {
		api,
		listen: withoutOwnVoice((report, isOffRecord) => {
			const { kind, isLocal } = current().recogniser;
			if (kind === "browser")
				return listenWithFallback(throughBrowser(isLocal ? "unavailable" : undefined), () => throughServer)(
					report,
					isOffRecord,
				);
			const without = connection.standing === "away" ? second("unreachable") : undefined;
			return (without ?? throughEither)(report, isOffRecord);
		}),
		speaker: ownVoice(services, context, current),
		async *standIn(turn, code, signal) {
			const isFree = queryClient.getQueryData(queries.status(api).queryKey)?.free_basic_replies;
			const [[, usage] = []] = queryClient.getQueriesData<Usage>({ queryKey: ["usage"] });
			if (mayStandIn(code, { isFree, left: usage?.interactions.left })) yield* madeHere(turn, signal);
		},
		better(turn, signal) {
			const isWithoutModel = queryClient.getQueryData(queries.status(api).queryKey)?.parts.replies.basic;
			return isWithoutModel && browserModel.get() === "on" ? madeHere(turn, signal) : undefined;
		},
		othersOf: async (prompt) => (await import("@sayso/replies/answer-space/choices-for.ts")).othersOf(prompt),
		log: (entry) => void outbox.add(entry),
		onGenerated({ UserSubscription, UserPlan, Usage }) {
			queryClient.setQueryData(queries.subscription(api).queryKey, UserSubscription);
			queryClient.setQueryData(queries.plan(api, UserPlan.id).queryKey, UserPlan);
			queryClient.setQueriesData({ queryKey: ["usage"] }, Usage);
		},
		async saveCount(count) {
			const { saveCount } = await import("../../../outbox/save-count.ts");
			await saveCount(services, queryClient, count);
		},
		learnOwnWords(text) {
			// If learning fails, the words are spoken all the same.
			Promise.all([import("../../../prediction/own-words.ts"), kept.open()])
				.then(async ([{ ownWordsOf }, shelves]) => (await ownWordsOf(shelves)).learn(text))
				.catch(() => undefined);
		},
		offerReplies() {
			if (mayMoveFocus()) focusSoon('[data-place="0"]');
		},
		focusMainAction: () => focusSoon("[data-main-action]"),
		focusReply: (index) => focusSoon(`[data-place="${index}"]`),
	};
}
