import { parseArgs } from "node:util";
import { type Command, CommandError } from "./admin/command.ts";
import { invoiceCommands } from "./admin/invoice.ts";
import { newsletterCommands } from "./admin/newsletter.ts";
import { pictureCommands } from "./admin/pictures.ts";
import { tipCommands } from "./admin/tips.ts";
import { userCommands } from "./admin/user.ts";
import { readConfig } from "./config/config.ts";
import { buildContext } from "./context.ts";
import { createLog } from "./log.ts";

/** `npm run admin -- <command>`: what an operator does by hand. */
const commands: readonly Command[] = [
	...invoiceCommands,
	...newsletterCommands,
	...pictureCommands,
	...tipCommands,
	...userCommands,
];

const text = { type: "string" } as const;
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { period: text, description: text, thumbnail: text, url: text, order: text, sha256: text },
});
const command = commands.find(({ name }) => name === positionals.slice(0, 2).join(" "));
if (!command) {
	const lines = commands.map(({ name, usage = "" }) => `  ${name} ${usage}`.trimEnd());
	process.stderr.write(`Commands:\n${lines.join("\n")}\n`);
	process.exit(1);
}
const config = readConfig(process.env);
const context = await buildContext(config, createLog({ ...config, logLevel: "warn" }));
try {
	process.stdout.write(`${await command.run(context, positionals.slice(2), values)}\n`);
} catch (error) {
	if (!(error instanceof CommandError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
} finally {
	await context.close();
}
