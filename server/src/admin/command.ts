import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";

/** One command for an operator. */
export interface Command {
	/** A word or two, such as `user list`. */
	name: string;
	/** The arguments after the name. */
	usage?: string;
	/** @returns the output @throws {CommandError} */
	run(context: Context, words: string[], options: Options): Promise<string>;
}

/** A command that opens the database itself, while the product's parts stay closed. */
export interface OfflineCommand extends Omit<Command, "run"> {
	runOn(config: Config, words: string[], options: Options): Promise<string>;
}

interface Options {
	period?: string | undefined;
	description?: string | undefined;
	thumbnail?: string | undefined;
	url?: string | undefined;
	order?: string | undefined;
	sha256?: string | undefined;
	overwrite?: boolean | undefined;
	from?: string | undefined;
}

/** What is wrong with a command, as text for the operator. */
export class CommandError extends Error {}
