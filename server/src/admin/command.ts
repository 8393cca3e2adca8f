import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";

/** One thing an operator can do by hand. */
export interface Command {
	/** A word or two, such as `user list`. */
	name: string;
	/** What comes after the name. */
	usage?: string;
	/** @returns what is printed. @throws {CommandError} */
	run(context: Context, words: string[], options: Options): Promise<string>;
}

/** One that works on the database itself, while nothing of the product is open. */
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

/** What is wrong with a command, in words for the operator. */
export class CommandError extends Error {}
