import type { Metrics } from "../../seams/metrics.ts";

/** Used if metrics are off. */
export const noMetrics: Metrics = {
	request() {},
	firstCard() {},
	lastWords() {},
	sound() {},
	stoodIn() {},
	listeningEnded() {},
	tokens() {},
	job() {},
	print: async () => "",
};
