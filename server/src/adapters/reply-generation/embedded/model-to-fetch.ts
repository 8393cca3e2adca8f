import { catalogue, type Model } from "../../../models/catalogue.ts";
import { isWhole } from "../../../models/shelf.ts";

/** What comes by itself: the default, and where that cannot answer here the small one. */
const byItself: readonly string[] = ["gemma-4-e2b", "granite-4.0-1b"];

interface Here {
	dataDir: string;
	/** The one that was asked for by name. */
	id: string | undefined;
	/** Those that were tried and cannot answer here, by id. */
	unfit: ReadonlyMap<string, unknown>;
	/** Bytes. */
	freeMemory: number;
}

/** The model to fetch for the replies; undefined where one is there that may answer, or none could. */
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
