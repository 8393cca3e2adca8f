import { type Page, test } from "@playwright/test";
import { listenToPage } from "@sayso/harness/pages/sound.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";
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

test.describe.configure({ mode: "parallel" });
test.use({
	locale: "en-AU",
	timezoneId: "Australia/Melbourne",
	// Hundreds of presses, each with the page before and after it, cost more than the journey.
	trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
});

/** Who signs up by a scan: letters that it comes to soon. */
const soonWritten = { email: "e@t.ee", password: "atetea" };

/** Few words: they are answered at once. */
const asked = "tea?";

/** Somebody on the landing page. */
async function come(page: Page, way: Way): Promise<Somebody> {
	const somebody = new Somebody(page, way);
	await listenToPage(page);
	await partnerSays(page, asked);
	await somebody.begin();
	await page.goto("/");
	return somebody;
}

async function makeAccount(somebody: Somebody, person = newPerson()): Promise<void> {
	await tasks.signUp(somebody, person);
	await tasks.beKnown(somebody, person);
}

/** A conversation, and what is done around it. */
async function converse(somebody: Somebody): Promise<void> {
	await tasks.listen(somebody, asked);
	await tasks.sayFirstReply(somebody);
	await tasks.sayYes(somebody);
	await tasks.sayOwnWords(somebody, "ta");
	await tasks.changePreference(somebody);
	await tasks.signOut(somebody);
}

for (const way of [keyboard(quickest), zoomed(), treeAlone()])
	test(`${way.name}: from the landing page to an account, a conversation and out`, async ({ page }) => {
		const somebody = await come(page, way);
		await makeAccount(somebody);
		await converse(somebody);
	});

const byOneSwitch = () => oneSwitch(300, quickest);

test("one switch: from the landing page to an account", async ({ page }) =>
	makeAccount(await come(page, byOneSwitch()), soonWritten));

for (const way of [byOneSwitch(), twoSwitches(quickest), dwell(300, quickest), gamepad(quickest)])
	test(`${way.name}: from the landing page to a conversation and out`, async ({ page }) => {
		await signUp(page);
		const somebody = await come(page, way);
		await tasks.comeBack(somebody);
		await converse(somebody);
	});
