/** What a run of many tests came to. */
export interface Suite {
	passed: number;
	skipped: number;
	/** The name of each that failed; an error beside any test with its whole text. */
	failed: string[];
	/** How long each file took. */
	took: { name: string; seconds: number }[];
}

export function allOf(suites: readonly Suite[]): Suite {
	return {
		passed: suites.reduce((sum, { passed }) => sum + passed, 0),
		skipped: suites.reduce((sum, { skipped }) => sum + skipped, 0),
		failed: suites.flatMap(({ failed }) => failed),
		took: suites.flatMap(({ took }) => took),
	};
}

/** What passes or fails as a whole. */
export function single({ name, passed, seconds }: { name: string; passed: boolean; seconds: number }): Suite {
	return { passed: passed ? 1 : 0, skipped: 0, failed: passed ? [] : [name], took: [{ name, seconds }] };
}

/** The `most` slowest, a line each. */
export function slowestAsLines({ took }: Suite, most: number): string[] {
	const slowest = took.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
	return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
