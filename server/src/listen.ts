import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";
import { closeAll } from "./close-all.ts";
import { composeListening } from "./compose-listening.ts";
import type { Config } from "./config/config.ts";
import { serveMetrics } from "./http/metrics.ts";
import type { SpeechToText } from "./seams/speech-to-text.ts";
import type { Tracing } from "./seams/tracing.ts";

/**
 * Runs a process that only listens for other processes, until it is asked to stop.
 * @param given as in `composeListening`
 */
export async function listen(config: Config, log: Logger, tracing: Tracing, given?: SpeechToText): Promise<void> {
	const listening = await composeListening(config, log, tracing, given);
	const metrics = await serveMetrics({ config, log, metrics: listening.metrics });
	closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
		if (err) log.fatal({ err }, "stopping after an error");
		await closeAll([() => listening.close()], [() => metrics?.close()], [() => tracing.close()]);
	});
	log.info(`Sayso listens for other processes on port ${listening.port} (${listening.label})`);
}
