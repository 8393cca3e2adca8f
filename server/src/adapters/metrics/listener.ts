import { collectDefaultMetrics, Registry } from "prom-client";
import type { Metrics } from "../../seams/metrics.ts";
import { gaugeListening, type ListeningCounts } from "./listening-gauges.ts";

/** What a process that only listens tells Prometheus. */
export function listenerMetrics(counts: ListeningCounts): Pick<Metrics, "print"> {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	gaugeListening(counts, [registry]);
	return { print: () => registry.metrics() };
}
