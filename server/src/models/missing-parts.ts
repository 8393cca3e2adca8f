import { catalogue, type Model } from "./catalogue.ts";
import { isWhole } from "./shelf.ts";

/** Of the models of several parts, those whose part has none that is whole: one that was installed by hand does as well. */
export function missingParts(dataDir: string, models: readonly Model[]): readonly Model[] {
	const whole = [...models, ...catalogue].filter((model) => isWhole(dataDir, model));
	const parts = new Set(whole.map(({ part }) => part));
	return models.filter(({ part }) => !parts.has(part));
}
