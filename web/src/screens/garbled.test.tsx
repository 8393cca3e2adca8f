import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { scriptedIdentity } from "../identity/scripted.ts";
import type { Shelf } from "../kept/kept.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const shelves: Record<Shelf, string[]> = {
	phrases: ["1"],
	"own-words": ["1"],
	drafts: ["own-words"],
	outbox: ["1"],
	history: ["1"],
	preferences: ["1"],
	sounds: ["index", "voice", "0"],
	board: ["order"],
	emergency: ["card", "sound"],
};

test.each([{ it: null }, { it: "garbled" }, { it: { phrase: { id: "1" }, key: "1", saying: {}, forget: 7 } }])(
	"data of another version, stored as $it, causes no error, and speech works",
	async ({ it: garbled }) => {
		const person = { id: crypto.randomUUID(), email: "sam@example.com" };
		const kept = await keptByPerson(scriptedIdentity(person)).open();
		for (const [shelf, ids] of Object.entries(shelves))
			for (const id of ids) await kept.put(shelf as Shelf, id, garbled);
		const answers = {
			"/v1/phrases": refusing("busy"),
			"/v1/memory": refusing("busy"),
			"POST /v1/conversation": { id: "1" },
		};
		const { screen, asked } = await renderApp("/app", { person, answers });
		await screen.getByRole("button", { name: "Yes", exact: true }).first().click();
		await expect.poll(() => asked.find(({ path }) => path === "/v1/conversation")?.body).toMatchObject({ text: "Yes" });
		await page.getByRole("button", { name: "Say", exact: true }).click();
		await expect.element(page.getByRole("textbox").first()).toBeVisible();
		await screen.unmount();
		await renderApp("/app/phrases", { person, answers });
		await expect.element(page.getByText(/^You have not saved a phrase yet/)).toBeVisible();
	},
);
