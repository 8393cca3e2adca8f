import { parseArgs } from "node:util";
import { readConfig } from "./config/config.ts";
import { InstallError, installMulberry } from "./features/pictures/install-mulberry.ts";

/** `npm run pictures -- --from <folder, archive or address> [--sha256 HEXADECIMAL]`: installs the Mulberry symbols. */
const { values } = parseArgs({ options: { from: { type: "string" }, sha256: { type: "string" } } });
try {
	if (!values.from) throw new InstallError("Say where the symbols are: --from FOLDER, ARCHIVE or ADDRESS.");
	const { symbols, sha256 } = await installMulberry(readConfig(process.env).dataDir, values.from, values.sha256);
	process.stdout.write(`${symbols} Mulberry symbols are installed.\nSHA-256: ${sha256}\n`);
} catch (error) {
	if (!(error instanceof InstallError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
