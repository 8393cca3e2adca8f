type Closing = () => unknown;

/**
 * Closes every part, also where another fails to close.
 * @param steps one after the other; what is in one is closed at once
 * @throws {AggregateError} with everything that failed
 */
export async function closeAll(...steps: readonly (readonly Closing[])[]): Promise<void> {
	const errors: unknown[] = [];
	for (const step of steps) {
		const closed = await Promise.allSettled(step.map(async (close) => close()));
		errors.push(...closed.flatMap((each) => (each.status === "rejected" ? [each.reason] : [])));
	}
	if (errors.length > 0) throw new AggregateError(errors, `${errors.length} parts could not be closed`);
}
