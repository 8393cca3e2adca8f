import type { Page } from "@playwright/test";
import { listenToPage } from "../pages/sound.ts";
import type { Credentials } from "../people/sign-up.ts";
import { partnerSays } from "../stand-ins/partner.ts";
import { Somebody } from "./somebody.ts";
import * as tasks from "./tasks.ts";
import type { Way } from "./way.ts";

/** A short text, which is answered at once. */
export const asked = "tea?";

/** Every task in the app, from the landing page to signing out, with one way of giving commands. */
export async function everyTask(page: Page, way: Way, person: Credentials): Promise<void> {
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
}
