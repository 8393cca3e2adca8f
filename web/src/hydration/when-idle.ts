/** A page that is never idle goes on all the same. */
const timeout = 2_000;

/** Resolves once the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
	new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
		else setTimeout(resolve, 200);
	});
