import { existsSync } from "node:fs";
import { join } from "node:path";

/** The paths of PocketSphinx 5prealpha on this machine. */
export interface Installation {
	library: string;
	/** The library with its settings. */
	baseLibrary: string;
	/** The folder of the American English model. */
	model: string;
}

const libraryFolders = [
	"/usr/lib/x86_64-linux-gnu",
	"/usr/lib/aarch64-linux-gnu",
	"/usr/lib64",
	"/usr/lib",
	"/usr/local/lib",
	"/opt/homebrew/lib",
];
const shareFolders = ["/usr/share", "/usr/local/share", "/opt/homebrew/share"];
const modelFiles = ["en-us", "en-us.lm.bin", "cmudict-en-us.dict"];

/** The command that installs what `findInstallation` did not find. */
export const howToInstall =
	process.platform === "linux"
		? "sudo apt-get install -y libpocketsphinx3 libsphinxbase3 pocketsphinx-en-us"
		: "Build sphinxbase and pocketsphinx 5prealpha into /usr/local, with the en-us model.";

/** @returns undefined if a library or the model is not installed */
export function findInstallation(): Installation | undefined {
	const library = findLibrary("libpocketsphinx");
	const baseLibrary = findLibrary("libsphinxbase");
	const model = shareFolders
		.map((folder) => join(folder, "pocketsphinx/model/en-us"))
		.find((folder) => modelFiles.every((file) => existsSync(join(folder, file))));
	return library && baseLibrary && model ? { library, baseLibrary, model } : undefined;
}

/** Only version 3 of the binary interface: 5.x has another one. */
function findLibrary(name: string): string | undefined {
	const file = process.platform === "darwin" ? `${name}.3.dylib` : `${name}.so.3`;
	return libraryFolders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}
