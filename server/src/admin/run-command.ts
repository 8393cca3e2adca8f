import { parseArgs } from "node:util";
import { type Config, readConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { backupCommands } from "./backup.ts";
import { type Command, CommandError, type OfflineCommand } from "./command.ts";
import { invoiceCommands } from "./invoice.ts";
import { jobCommands } from "./jobs.ts";
import { keyCommands } from "./keys.ts";
import { modelCommands } from "./models.ts";
import { newsletterCommands } from "./newsletter.ts";
import { pictureCommands } from "./pictures.ts";
import { replyCommands } from "./replies.ts";
import { tipCommands } from "./tips.ts";
import { userCommands } from "./user.ts";

const commands: readonly (Command | OfflineCommand)[] = [
	...backupCommands,
	...invoiceCommands,
	...jobCommands,
	...keyCommands,
	...modelCommands,
	...newsletterCommands,
	...pictureCommands,
	...replyCommands,
	...tipCommands,
	...userCommands,
];

const text = { type: "string" } as const;
const options = {
	period: text,
	description: text,
	thumbnail: text,
	url: text,
	order: text,
	sha256: text,
	overwrite: { type: "boolean" },
	from: text,
} as const;

/**
 * Runs a command line after `npm run admin --`.
 * @param openContext called after the command was found
 * @param readConfiguration used by commands that need nothing else
 * @returns the output
 * @throws {CommandError} if the command is refused
 */
export async function runCommand(
	typed: readonly string[],
	openContext: () => Promise<Context>,
	readConfiguration: () => Config = () => readConfig(process.env),
): Promise<string> {
	const { positionals, values } = parseArgs({ args: [...typed], allowPositionals: true, options });
	const command = commands.find(({ name }) => `${positionals.join(" ")} `.startsWith(`${name} `));
	const words = positionals.slice(command?.name.split(" ").length);
	if (command && "runOn" in command) return command.runOn(readConfiguration(), words, values);
	if (command) return command.run(await openContext(), words, values);
	const lines = commands.map(({ name, usage = "" }) => `  ${name} ${usage}`.trimEnd());
	throw new CommandError(`Commands:\n${lines.join("\n")}`);
}
