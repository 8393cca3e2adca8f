import { openTracing } from "./compose-tracing.ts";
import { type Config, ConfigError, readConfig } from "./config/config.ts";
import { createLog, takeOverConsole } from "./log.ts";

const config = readOrExit();
const tracing = await openTracing(config);
const log = createLog(config, process.stdout, tracing);
takeOverConsole(log);
await start().catch((err) => {
	log.fatal({ err }, "could not start");
	process.exit(1);
});

/** Imports only what the role needs. */
async function start(): Promise<void> {
	if (config.role === "listen") return (await import("./listen.ts")).listen(config, log, tracing);
	return (await import("./serve.ts")).serve(config, log, tracing);
}

function readOrExit(): Config {
	try {
		return readConfig(process.env);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		process.stderr.write(`Sayso cannot start with this configuration:\n${error.message}\n`);
		process.exit(1);
	}
}
