/*
 * The program of the process that fetches models in the background: a JSON document a line on its standard output, and
 * exit code 0 when all are whole. It ends with its input. Its arguments: the data folder, and the models as JSON.
 */
import { writeSync } from "node:fs";
import { setPriority } from "node:os";
import { bytesOf, type Model } from "./catalogue.ts";
import { installModel } from "./install-model.ts";
import { ModelBusy, ModelError } from "./model-error.ts";

/** What it says: bytes of all that are here, or why it gave up. `busy`: another process is at it. */
export type FetchMessage = { fetched: number } | { failed: string } | { busy: true };

const tellMilliseconds = 500;
const say = (message: FetchMessage) => writeSync(1, `${JSON.stringify(message)}\n`);

setPriority(10);
process.stdin.resume().on("end", () => process.exit(1));
const [, , dataDir = "", models = "[]"] = process.argv;
let before = 0;
let toldAt = Number.NEGATIVE_INFINITY;
try {
	for (const model of JSON.parse(models) as Model[]) {
		await installModel(dataDir, model, {
			onBytes(bytes) {
				if (performance.now() - toldAt < tellMilliseconds) return;
				toldAt = performance.now();
				say({ fetched: before + bytes });
			},
		});
		before += bytesOf(model);
		say({ fetched: before });
	}
	process.exit(0);
} catch (error) {
	if (error instanceof ModelBusy) say({ busy: true });
	else
		say({
			failed: error instanceof ModelError ? error.message : String((error as NodeJS.ErrnoException).code ?? error),
		});
	process.exit(1);
}
