/**
 * The result of a call, even if the call ignores its signal.
 * @param milliseconds after which the call's signal is aborted
 * @param signal aborts the call, too
 * @throws the reason of the abort; a TimeoutError after the time
 */
export async function inTime<Result>(
	call: (signal: AbortSignal) => Promise<Result>,
	milliseconds: number,
	signal?: AbortSignal,
): Promise<Result> {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(new DOMException("No answer came.", "TimeoutError")), milliseconds);
	const ending = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	ending.addEventListener("abort", () => reject(ending.reason));
	try {
		return await Promise.race([call(ending), aborted]);
	} finally {
		clearTimeout(timer);
	}
}
