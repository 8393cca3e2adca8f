import type { Metrics } from "../../seams/metrics.ts";

/** Nothing is counted, as nobody asks. */
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
