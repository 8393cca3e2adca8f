import { catalogue, type Model } from "./catalogue.ts";
import { isWhole } from "./shelf.ts";

/** The models whose part has no installed model yet, including models installed by hand. */
export function missingParts(dataDir: string, models: readonly Model[]): readonly Model[] {
	const whole = [...models, ...catalogue].filter((model) => isWhole(dataDir, model));
	const parts = new Set(whole.map(({ part }) => part));
	return models.filter(({ part }) => !parts.has(part));
}
