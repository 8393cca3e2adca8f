/** One measured value, with its baseline from the same run. */
export interface Figure {
	what: string;
	value: number;
	unit: string;
	/** The value's baseline, measured in the same run on the same machine. */
	baseline?: { what: string; value: number };
}

/** How much of a measurement runs: all of it, or the minimum that shows that it still works. */
export type Effort = "whole" | "short";

export interface Bench {
	run(effort: Effort): Promise<Figure[]>;
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: number[], share: number): number {
	const sorted = [...samples].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The milliseconds of each of `times` runs, one after another. */
export async function timeEach(times: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
	const took: number[] = [];
	for (let index = 0; index < times; index++) {
		const began = performance.now();
		await run(index);
		took.push(performance.now() - began);
	}
	return took;
}

export function asTable(figures: Figure[]): string {
	const rows = figures.map(({ what, value, unit, baseline }) => [
		what,
		`${rounded(value)} ${unit}`,
		baseline ? `${rounded(baseline.value)} ${unit} (${baseline.what})` : "",
		baseline && baseline.value !== 0 ? `${(value / baseline.value).toFixed(2)}×` : "",
	]);
	const lines = [["measured", "value", "baseline", "ratio"], ["---", "---", "---", "---"], ...rows];
	return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const rounded = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
