import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { madeKokoro } from "./kokoro.ts";
import { madeMoonshine } from "./moonshine.ts";
import { speaker } from "./speaker.ts";
import { madeZipformer } from "./zipformer.ts";

const made = {
	streaming: madeZipformer,
	careful: madeMoonshine,
	speaking: madeKokoro,
	replying: () => ({ "speaker.gguf": speaker() }),
};

/** Writes a made model of a few kB into a new folder. */
export function writeMadeModel(part: keyof typeof made, folder: string): string {
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(madeFiles(part))) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	return folder;
}

/** The files of a made model, by name. */
export const madeFiles = (part: keyof typeof made): Record<string, Buffer> => made[part]();
