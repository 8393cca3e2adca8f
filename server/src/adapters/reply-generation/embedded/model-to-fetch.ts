import { catalogue, type Model } from "../../../models/catalogue.ts";
import { isWhole } from "../../../models/shelf.ts";

/** The models that are downloaded without a request: the default, or the small one if the default is unfit here. */
const byItself: readonly string[] = ["gemma-4-e2b", "granite-4.0-1b"];

interface Here {
	dataDir: string;
	/** The model that `MODEL_NAME` asks for. */
	id: string | undefined;
	/** Models that were tried and cannot answer here, by id. */
	unfit: ReadonlyMap<string, unknown>;
	/** Bytes. */
	freeMemory: number;
}

/** The model to download; undefined if a usable model is installed, or if no other model could answer here. */
export function modelToFetch(
	{ dataDir, id, unfit, freeMemory }: Here,
	models: readonly Model[] = catalogue,
): Model | undefined {
	const replying = models.filter((model) => model.part === "replying" && !unfit.has(model.id));
	const asked = id === undefined ? replying : replying.filter((model) => model.id === id);
	if (asked.some((model) => isWhole(dataDir, model))) return undefined;
	const wanted = id === undefined ? byItself : [id];
	return wanted
		.flatMap((one) => asked.find((model) => model.id === one) ?? [])
		.find(({ memory = 0 }) => memory <= freeMemory);
}
