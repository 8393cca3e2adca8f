import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { closeAll } from "./close-all.ts";
import { compose } from "./compose.ts";
import { brandPlaceholders } from "./config/brand.ts";
import type { Config } from "./config/config.ts";
import { serveMetrics } from "./http/metrics.ts";
import { drain } from "./http/shutdown.ts";
import { jobKinds } from "./jobs/kinds.ts";
import type { Tracing } from "./seams/tracing.ts";

/** Runs a process that serves people, works on jobs, or both, until it is asked to stop. */
export async function serve(config: Config, log: Logger, tracing: Tracing): Promise<void> {
	const context = await compose(config, log, { tracing });
	const app = await buildApp(context);
	const metrics = await serveMetrics(context);
	closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
		if (err) log.fatal({ err }, "stopping after an error");
		await closeAll([() => drain(app, context)], [() => metrics?.close()], [() => tracing.close()]);
	});
	// Starts a thread now, so that the first turn does not wait for it.
	if (config.role !== "jobs") void context.planning.actOf("", "hello", new AbortController().signal).catch(() => {});
	if (config.role !== "web") await context.jobs.work(context, jobKinds);
	await app.listen({ host: config.host, port: config.port });

	for (const [part, { adapter, label, available }] of Object.entries(await context.parts()))
		log.info(`${part.replaceAll("_", " ")}: ${adapter} (${label})${available ? "" : ", not available"}`);
	if (config.mode === "production") for (const line of brandPlaceholders()) log.warn(line);
	log.info(`Sayso ${context.version} is ready${config.role === "jobs" ? " for work" : `: open ${config.publicUrl}`}`);
	const listensItself = config.role === "all" && !config.listeners;
	if (config.fetchModels !== "off" && config.speechToText !== "scripted" && listensItself)
		context.listeningModels.fetch();
	else if (config.fetchModels === "on" && config.role !== "jobs") await context.replyEngines.embedded?.fetch();
}
