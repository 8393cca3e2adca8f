import { noTracing } from "./adapters/tracing/none.ts";
import type { Config } from "./config/config.ts";
import type { Tracing } from "./seams/tracing.ts";

/** The configured tracing. OpenTelemetry is imported only if it is configured. */
export async function openTracing({ tracing, role }: Pick<Config, "tracing" | "role">): Promise<Tracing> {
	if (!tracing) return noTracing;
	const { openTelemetry } = await import("./adapters/tracing/open-telemetry.ts");
	return openTelemetry({ ...tracing, role });
}
