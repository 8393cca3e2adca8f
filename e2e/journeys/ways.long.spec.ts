import { test } from "@playwright/test";
import { type Credentials, newPerson } from "@sayso/harness/people/sign-up.ts";
import { dwell } from "@sayso/harness/ways/dwell.ts";
import { everyTask } from "@sayso/harness/ways/every-task.ts";
import { gamepad } from "@sayso/harness/ways/gamepad.ts";
import { oneSwitch } from "@sayso/harness/ways/one-switch.ts";
import { twoSwitches } from "@sayso/harness/ways/two-switches.ts";
import { quickest } from "@sayso/harness/ways/way.ts";
import { zoomed } from "@sayso/harness/ways/zoomed.ts";

// By one switch it takes 100 seconds, and on a busy machine twice as long.
test.describe.configure({ mode: "parallel", timeout: 600_000 });
test.use({ locale: "en-AU", timezoneId: "Australia/Melbourne" });

/** An account in letters that a scan, a rest and a stick come to soon. @param first another for each: all are at one server */
const soonWritten = (first: string): Credentials => ({ email: `${first}@t.ee`, password: "eetete" });

for (const [way, person] of [
	// The longest goes first.
	[oneSwitch(300, quickest), soonWritten("e")],
	[dwell(300, quickest), soonWritten("t")],
	[gamepad(quickest), soonWritten("a")],
	[twoSwitches(quickest), soonWritten("o")],
	[zoomed(), newPerson()],
] as const)
	test(`${way.name}: from the landing page to an account, a conversation and out`, ({ page }) =>
		everyTask(page, way, person));
