import { InstallError, installMulberry } from "../features/pictures/install-mulberry.ts";
import { type Command, CommandError } from "./command.ts";

export const pictureCommands: Command[] = [
	{
		name: "pictures install",
		usage: "FOLDER|ARCHIVE|ADDRESS [--sha256 HEXADECIMAL]",
		async run({ config }, [from], options) {
			if (!from) throw new CommandError("Say where the Mulberry symbols are: a folder, an archive or an address.");
			try {
				const { symbols, sha256 } = await installMulberry(config.dataDir, from, options.sha256);
				return `${symbols} Mulberry symbols are installed.\nSHA-256: ${sha256}`;
			} catch (error) {
				throw error instanceof InstallError ? new CommandError(error.message) : error;
			}
		},
	},
];
