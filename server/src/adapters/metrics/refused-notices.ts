import { Counter, type Registry } from "prom-client";
import type { Notices } from "../../seams/notices.ts";

/** Rejected notices from other processes, by reason. */
export function countRefused({ refused }: Pick<Notices, "refused">, registers: Registry[]): void {
	new Counter({
		name: "sayso_notices_refused_total",
		help: "Notices on the database's channel that were not taken: unreadable, late, or repeated",
		labelNames: ["why"],
		registers,
		collect() {
			this.reset();
			for (const [why, count] of Object.entries(refused)) this.inc({ why }, count);
		},
	});
}
