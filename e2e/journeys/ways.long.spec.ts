import { test } from "@playwright/test";
import { type Credentials, newPerson } from "@sayso/harness/people/sign-up.ts";
import { dwell } from "@sayso/harness/ways/dwell.ts";
import { everyTask } from "@sayso/harness/ways/every-task.ts";
import { gamepad } from "@sayso/harness/ways/gamepad.ts";
import { oneSwitch } from "@sayso/harness/ways/one-switch.ts";
import { twoSwitches } from "@sayso/harness/ways/two-switches.ts";
import { quickest } from "@sayso/harness/ways/way.ts";
import { zoomed } from "@sayso/harness/ways/zoomed.ts";

// With one switch it takes 100 seconds, and twice as long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 600_000 });
test.use({ locale: "en-AU", timezoneId: "Australia/Melbourne" });

/**
 * Credentials with letters that are quick to reach for every way of pressing. @param first a different letter for each: all use one
 * server
 */
const soonWritten = (first: string): Credentials => ({ email: `${first}@t.ee`, password: "eetete" });

for (const [way, person] of [
	// Start the longest first.
	[oneSwitch(300, quickest), soonWritten("e")],
	[dwell(300, quickest), soonWritten("t")],
	[gamepad(quickest), soonWritten("a")],
	[twoSwitches(quickest), soonWritten("o")],
	[zoomed(), newPerson()],
] as const)
	test(`${way.name}: from the landing page to an account, a conversation and out`, ({ page }) =>
		everyTask(page, way, person));
