import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { brandPlaceholders } from "./config/brand.ts";
import { type Config, ConfigError, readConfig } from "./config/config.ts";
import { buildContext } from "./context.ts";
import { drain } from "./http/shutdown.ts";
import { jobKinds } from "./jobs/kinds.ts";
import { createLog } from "./log.ts";

const config = readOrExit();
const log = createLog(config);
const context = await buildContext(config, log);
const app = await buildApp(context);
closeWithGrace({ delay: 10_000, logger: log }, ({ err }) => {
	if (err) log.fatal({ err }, "stopping after an error");
	return drain(app, context);
});
await context.jobs.work(context, jobKinds);
await app.listen({ host: config.host, port: config.port });

for (const [part, { adapter, label, available }] of Object.entries(await context.parts()))
	log.info(`${part.replaceAll("_", " ")}: ${adapter} (${label})${available ? "" : ", not available"}`);
if (config.mode === "production") for (const line of brandPlaceholders()) log.warn(line);
log.info(`Sayso ${context.version} is ready: open ${config.publicUrl}`);

function readOrExit(): Config {
	try {
		return readConfig(process.env);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		process.stderr.write(`Sayso cannot start with this configuration:\n${error.message}\n`);
		process.exit(1);
	}
}
