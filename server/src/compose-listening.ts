import type { Logger } from "pino";
import { listenerMetrics } from "./adapters/metrics/listener.ts";
import { isLibraryHere } from "./adapters/speech-to-text/local/sherpa.ts";
import { openListening } from "./adapters/speech-to-text/open.ts";
import { serveListening } from "./adapters/speech-to-text/remote/serve-listening.ts";
import { tracedListening } from "./adapters/tracing/traced-seam.ts";
import { closeAll } from "./close-all.ts";
import type { Config } from "./config/config.ts";
import { fetchedByItself } from "./models/catalogue.ts";
import { FetchedModels } from "./models/fetched-models.ts";
import { missingParts } from "./models/missing-parts.ts";
import { listeningFolders } from "./models/shelf.ts";
import type { Metrics } from "./seams/metrics.ts";
import type { SpeechToText } from "./seams/speech-to-text.ts";
import type { Tracing } from "./seams/tracing.ts";

export interface ListeningProcess {
	port: number;
	/** The recogniser's name, as the interface shows it. */
	label: string;
	metrics: Pick<Metrics, "print">;
	close(): Promise<void>;
}

/**
 * `ROLE=listen`: recognisers for the processes that serve people. It has no database and stores nothing.
 * @param given replaces the configured recognisers, for tests
 */
export async function composeListening(
	config: Config,
	log: Logger,
	tracing: Tracing,
	given?: SpeechToText,
): Promise<ListeningProcess> {
	const { dataDir, host, port, listenersSecret } = config;
	const clock = { now: () => new Date() };
	const recognisers = given ?? openListening(config, { models: () => listeningFolders(dataDir), clock, log });
	const speechToText = tracedListening(tracing, recognisers);
	const models = new FetchedModels({
		dataDir,
		purpose: "better listening",
		usedBy: "the next listening",
		forbiddenBy: "MODELS=off",
		missing: () => missingParts(dataDir, isLibraryHere() ? fetchedByItself : []),
		log,
	});
	const service = await serveListening({
		speechToText,
		secret: listenersSecret ?? "",
		host,
		port,
		report: (err) => log.warn({ err }, "listening for another process failed"),
	});
	if (config.fetchModels !== "off" && config.speechToText !== "scripted") models.fetch();
	const listeners = {
		waiting: 0,
		get size() {
			return service.size;
		},
	};
	return {
		port: service.port,
		label: speechToText.label,
		metrics: listenerMetrics({ listeners, speechToText }),
		close: () => closeAll([() => service.close()], [() => models.close()], [() => speechToText.close()]),
	};
}
