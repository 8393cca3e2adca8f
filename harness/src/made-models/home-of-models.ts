import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ModelTuning } from "../../../server/src/adapters/reply-generation/embedded/embedded-model.ts";
import { openReplies } from "../../../server/src/adapters/reply-generation/open.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { createLog } from "../../../server/src/log.ts";
import type { Model } from "../../../server/src/models/catalogue.ts";
import { folderOf } from "../../../server/src/models/shelf.ts";
import { testFolder } from "../product/test-folder.ts";

/** Without speed limits, so that a busy machine does not look like a slow model. */
const unhurried: ModelTuning = { niceness: 0, leastSpeeds: { prompt: 0, generation: 0 } };
const patient = { MODEL_FIRST_CARD_MS: "60000", MODEL_NEXT_CARD_MS: "60000", MODEL_TOTAL_MS: "120000" };

/**
 * A server's data folder with models of one file each, the best first.
 * @param memory the bytes of memory that each uses
 */
export function homeOf(files: Record<string, Buffer>, { memory = 0 } = {}) {
	const dataDir = testFolder();
	const models = Object.entries(files).map(([id, content]): Model => {
		const sha256 = createHash("sha256").update(content).digest("hex");
		return {
			id,
			part: "replying",
			purpose: "tests",
			licence: "MIT",
			languages: ["en"],
			publishedErrorRate: undefined,
			memory,
			files: [{ name: "model.gguf", url: "", bytes: content.length, sha256 }],
		};
	});
	for (const model of models) {
		mkdirSync(folderOf(dataDir, model), { recursive: true });
		writeFileSync(join(folderOf(dataDir, model), "model.gguf"), files[model.id] ?? "");
	}
	const lines: string[] = [];
	const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(JSON.parse(line).msg) });
	return {
		/** The lines of the log. */
		lines,
		folder: (id: string) => join(dataDir, "models", id),
		files: (id: string) => readdirSync(join(dataDir, "models", id)),
		/** Starts the engines. Resolves when a model is open or all were tried. */
		async start(tuning: ModelTuning = {}) {
			const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, ...patient });
			const engines = openReplies(config, {
				clock: { now: () => new Date() },
				log,
				models,
				tuning: { ...unhurried, ...tuning },
			});
			await engines.embedded?.settled();
			return engines;
		},
		remove: () => rmSync(dataDir, { recursive: true }),
	};
}

/** The same; closed and removed after the test. */
export async function opened(
	files: Record<string, Buffer>,
	{ memory = 0, ...tuning }: ModelTuning & { memory?: number } = {},
) {
	const home = homeOf(files, { memory });
	const engines = await home.start(tuning);
	onTestFinished(async () => {
		await engines.close();
		home.remove();
	});
	return { ...home, engines };
}
