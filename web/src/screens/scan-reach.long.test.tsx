import { afterEach, test } from "vitest";
import { page } from "vitest/browser";
import { expectScreenReached, screens } from "../testing/scan-screens.ts";

afterEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

test.each(screens.rest)("%s: a scan reaches every control, what they open, and the exit", expectScreenReached);
