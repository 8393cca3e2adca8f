import { CircuitBreaker } from "@sayso/model-replies/circuit-breaker.ts";
import { ledByModel } from "@sayso/model-replies/led-by-model.ts";
import { mostPatience } from "@sayso/model-replies/pace.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import type { Logger } from "pino";
import { closeAll } from "../../../close-all.ts";
import type { EmbeddedConfig } from "../../../config/model.ts";
import type { Model } from "../../../models/catalogue.ts";
import { FetchedModels } from "../../../models/fetched-models.ts";
import { installedModels } from "../../../models/shelf.ts";
import type { ReplyEngines } from "../../../seams/reply-engines.ts";
import type { ReplyGeneration } from "../../../seams/reply-generation.ts";
import { builtInReplies } from "../built-in.ts";
import { trialOf } from "../model-setup.ts";
import { EmbeddedModel, type ModelTuning } from "./embedded-model.ts";
import { embeddedWriter } from "./embedded-writer.ts";
import { isLibraryHere } from "./model-process.ts";
import { modelToFetch } from "./model-to-fetch.ts";

export interface EmbeddedOptions {
	dataDir: string;
	config: EmbeddedConfig;
	clock: { now(): Date };
	log: Logger;
	/** Replaces the catalogue's models, for tests. */
	models?: readonly Model[] | undefined;
	/** Replaces the defaults, for tests. */
	tuning?: ModelTuning | undefined;
}

/**
 * A reply engine that uses a language model on this machine once one is installed, open and fast enough. The built-in
 * engine answers until then, and as the fallback.
 */
export function openEmbedded({ dataDir, config, clock, log, models, tuning }: EmbeddedOptions): ReplyEngines {
	let mayFetch = false;
	const model = new EmbeddedModel({
		installed: () =>
			installedModels(dataDir, "replying", models).filter(({ model: { id } }) => id === (config.id ?? id)),
		instructions: instructions("lines"),
		gpu: config.gpu,
		log,
		...tuning,
		// Starts the download of a smaller model.
		left: () => mayFetch && fetching.fetch(),
	});
	const writer = embeddedWriter({ process: () => model.process, temperature: config.temperature });
	const breaker = new CircuitBreaker(clock);
	const engines = new Map<string, ReplyGeneration>();
	const engineOf = (id: string) => {
		const known = engines.get(id);
		if (known) return known;
		const engine: ReplyGeneration = {
			name: "embedded",
			label: `Language model ${id} on this server`,
			basic: false,
			leads: true,
			setup: {
				address: undefined,
				model: id,
				longestFirstCardMs: config.hedge.firstCardMs * mostPatience,
				models: async () => undefined,
				trial: trialOf(writer),
			},
			...ledByModel({
				writer,
				hedge: config.hedge,
				breaker,
				trouble: (err) => log.warn({ err }, "the language model failed, the built-in replies stand in"),
			}),
		};
		engines.set(id, engine);
		return engine;
	};
	const fetching = new FetchedModels({
		dataDir,
		purpose: "replies",
		usedBy: "the next turn",
		forbiddenBy: "MODELS=listening",
		missing: () => {
			const here = { dataDir, id: config.id, unfit: model.unfit, freeMemory: process.availableMemory() };
			const wanted = modelToFetch(here, models);
			return wanted ? [wanted] : [];
		},
		whole: () => model.look(),
		log,
	});
	return {
		get current() {
			model.look();
			return model.state.is === "ready" ? engineOf(model.state.model) : builtInReplies;
		},
		embedded: {
			get state() {
				return model.state;
			},
			get unfit() {
				return model.unfit;
			},
			settled: () => model.settled(),
			onTheirWay: () => fetching.onTheirWay(),
			async fetch() {
				mayFetch = true;
				// Downloads gigabytes only if the machine can run the model.
				if (await isLibraryHere({ gpu: config.gpu, threads: 1, niceness: 0 })) fetching.fetch();
				else log.info("no language model is fetched: node-llama-cpp has no build for this machine");
			},
		},
		close: () => closeAll([() => fetching.close()], [() => model.close()]),
	};
}
