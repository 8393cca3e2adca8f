import { CommandError } from "./admin/command.ts";
import { runCommand } from "./admin/run-command.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config/config.ts";
import type { Context } from "./context.ts";
import { createLog } from "./log.ts";

/** `npm run admin -- <command>`: an operator's commands. */
let context: Context | undefined;
try {
	const printed = await runCommand(process.argv.slice(2), async () => {
		const config = readConfig(process.env);
		context = await compose(config, createLog({ ...config, logLevel: "warn" }));
		return context;
	});
	process.stdout.write(`${printed}\n`);
} catch (error) {
	if (!(error instanceof CommandError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
} finally {
	await context?.close();
}
