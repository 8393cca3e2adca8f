/*
 * The program of the process that downloads models in the background. It prints JSON lines and exits with 0 when all
 * models are complete. It ends when its input closes. Its arguments: the data folder, and the models as JSON.
 */
import { writeSync } from "node:fs";
import { setPriority } from "node:os";
import { bytesOf, type Model } from "./catalogue.ts";
import { installModel } from "./install-model.ts";
import { ModelBusy, ModelError } from "./model-error.ts";

/** Its messages: the number of bytes downloaded so far, or why it gave up. `busy`: another process is downloading. */
export type FetchMessage = { fetched: number } | { failed: string } | { busy: true };

const reportMilliseconds = 500;
const say = (message: FetchMessage) => writeSync(1, `${JSON.stringify(message)}\n`);

setPriority(10);
process.stdin.resume().on("end", () => process.exit(1));
const [, , dataDir = "", models = "[]"] = process.argv;
let before = 0;
let reportedAt = Number.NEGATIVE_INFINITY;
try {
	for (const model of JSON.parse(models) as Model[]) {
		await installModel(dataDir, model, {
			onBytes(bytes) {
				if (performance.now() - reportedAt < reportMilliseconds) return;
				reportedAt = performance.now();
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
