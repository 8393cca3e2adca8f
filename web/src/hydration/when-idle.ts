/** Continue even if the page is never idle. */
const timeout = 2_000;

/** Resolves once the browser is idle. */
export const whenIdle = (): Promise<void> =>
	new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
		else setTimeout(resolve, 200);
	});
