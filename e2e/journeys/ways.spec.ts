import { test } from "@playwright/test";
import { listenToPage } from "@sayso/harness/pages/sound.ts";
import { type Credentials, newPerson } from "@sayso/harness/people/sign-up.ts";
import { partnerSays } from "@sayso/harness/stand-ins/partner.ts";
import { dwell } from "@sayso/harness/ways/dwell.ts";
import { gamepad } from "@sayso/harness/ways/gamepad.ts";
import { keyboard } from "@sayso/harness/ways/keyboard.ts";
import { oneSwitch } from "@sayso/harness/ways/one-switch.ts";
import { Somebody } from "@sayso/harness/ways/somebody.ts";
import * as tasks from "@sayso/harness/ways/tasks.ts";
import { treeAlone } from "@sayso/harness/ways/tree-alone.ts";
import { twoSwitches } from "@sayso/harness/ways/two-switches.ts";
import { quickest, type Way } from "@sayso/harness/ways/way.ts";
import { zoomed } from "@sayso/harness/ways/zoomed.ts";

// By one switch it takes 100 seconds, and on a busy machine twice as long.
test.describe.configure({ mode: "parallel", timeout: 400_000 });
test.use({
	locale: "en-AU",
	timezoneId: "Australia/Melbourne",
	// Hundreds of presses, each with the page before and after it, cost more than the journey.
	trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
});

/**
 * Who signs up without keys: letters that a scan, a rest and a stick come to soon. Each another, as all are at one server.
 */
const soonWritten = (first: string) => ({ email: `${first}@t.ee`, password: "eetete" });

/** Few words: they are answered at once. */
const asked = "tea?";

const ways: readonly [Way, Credentials][] = [
	// The longest goes first.
	[oneSwitch(300, quickest), soonWritten("e")],
	[dwell(300, quickest), soonWritten("t")],
	[gamepad(quickest), soonWritten("a")],
	[twoSwitches(quickest), soonWritten("o")],
	[keyboard(quickest), newPerson()],
	[zoomed(), newPerson()],
	[treeAlone(), newPerson()],
];

for (const [way, person] of ways)
	test(`${way.name}: from the landing page to an account, a conversation and out`, async ({ page }) => {
		const somebody = new Somebody(page, way);
		await listenToPage(page);
		await partnerSays(page, asked);
		await somebody.begin();
		await page.goto("/");
		await tasks.signUp(somebody, person);
		await tasks.beKnown(somebody, person);
		await tasks.listen(somebody, asked);
		await tasks.sayFirstReply(somebody);
		await tasks.sayYes(somebody);
		await tasks.sayOwnWords(somebody, "te");
		await tasks.changePreference(somebody);
		await tasks.signOut(somebody);
	});
