import { test } from "@playwright/test";
import { listenToPage } from "@sayso/harness/pages/sound.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";
import { partnerSays } from "@sayso/harness/stand-ins/partner.ts";
import { link } from "@sayso/harness/ways/control.ts";
import { asked, everyTask } from "@sayso/harness/ways/every-task.ts";
import { keyboard } from "@sayso/harness/ways/keyboard.ts";
import { oneSwitch } from "@sayso/harness/ways/one-switch.ts";
import { Somebody } from "@sayso/harness/ways/somebody.ts";
import * as tasks from "@sayso/harness/ways/tasks.ts";
import { treeAlone } from "@sayso/harness/ways/tree-alone.ts";
import { quickest } from "@sayso/harness/ways/way.ts";

test.describe.configure({ mode: "parallel" });
test.use({ locale: "en-AU", timezoneId: "Australia/Melbourne" });

for (const way of [keyboard(quickest), treeAlone()])
	test(`${way.name}: from the landing page to an account, a conversation and out`, ({ page }) =>
		everyTask(page, way, newPerson()));

test("one switch: from the landing page to a spoken reply", async ({ page }) => {
	const somebody = new Somebody(page, oneSwitch(300, quickest));
	await listenToPage(page);
	await partnerSays(page, asked);
	await somebody.begin();
	await signUp(page);
	await page.goto("/");
	await somebody.choose(link("Dashboard"));
	await tasks.listen(somebody, asked);
	await tasks.sayFirstReply(somebody);
});
