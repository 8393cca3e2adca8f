import { collectDefaultMetrics, Registry } from "prom-client";
import type { Metrics } from "../../seams/metrics.ts";
import { gaugeListening, type ListeningCounts } from "./listening-gauges.ts";

/** The metrics of a process that only listens. */
export function listenerMetrics(counts: ListeningCounts): Pick<Metrics, "print"> {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	gaugeListening(counts, [registry]);
	return { print: () => registry.metrics() };
}
