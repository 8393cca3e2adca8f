type Closing = () => unknown;

/**
 * Closes every part, even if another one fails to close.
 * @param steps run one after the other; the parts of a step are closed at the same time
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
