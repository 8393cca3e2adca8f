import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessProfile, changeAccess } from "../access/profile.ts";
import type { Belongings } from "../features/bring-along/belongings.ts";
import { writeBelongings } from "../features/bring-along/belongings-file.ts";
import { packSetup } from "../features/bring-along/setup-link.ts";
import { keepWaitingSetup } from "../features/bring-along/waiting-setup.ts";
import { openKept } from "../kept/in-browser.ts";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
	keepWaitingSetup(undefined);
	delete document.documentElement.dataset.textSize;
});

const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });
const profile = { ...newcomer, first_name: "Sam", surname: "Hill", birth_year: 1980, country: "au", language: "en" };
const savesPreferences = (body: object) => Response.json({ ...defaultPreferences, ...body });

const phrase = {
	id: crypto.randomUUID(),
	text: "Tea, please.",
	emoji: "🍵",
	folder: "Kitchen",
	place: "",
	kind: "phrase",
	position: 0,
	used: 3,
	picture: "",
	usedAt: [0, 0, 3, 0],
	updatedAt: "2026-03-01T12:00:00.000Z",
} as const;

async function opens(text: string) {
	await userEvent.upload(page.getByLabelText("File to bring along"), new File([text], "mine.json"));
}
const brought = () => page.getByRole("region", { name: /mine\.json|Brought along/ });
const take = () => brought().getByRole("button", { name: "Take what is ticked" });

test("a file is shown before it changes anything; then the ticked parts are imported, and a refusal of the plan is shown", async () => {
	const refused = { showImages: "Show Images comes with the Premium Plan." };
	const phrases: object[] = [];
	const { asked } = await renderApp("/app/bring-along", {
		person: somebody(),
		answers: {
			"/v1/users": profile,
			"/v1/phrases": () => Response.json({ phrases }),
			[`PUT /v1/phrases/${phrase.id}`](body: object) {
				phrases.push({ ...body, id: phrase.id });
				return Response.json(phrases[0]);
			},
			"PUT /v1/users/preferences": (body: { showImages: boolean }) =>
				body.showImages ? refusing("plan_needed", { errors: refused })() : savesPreferences(body),
			"PUT /v1/words": (body: object) => Response.json(body),
			[`DELETE /v1/phrases/${phrase.id}`]: () => Response.json({ deleted: phrases.splice(0).length }),
			"PUT /v1/users": refusing("plan_needed", { errors: { voice_choice: "This voice comes with the Premium Plan." } }),
		},
	});
	await expect.element(page.getByRole("button", { name: "Open a file" })).toBeVisible();
	await opens(
		writeBelongings({
			preferences: { numberOfResponses: 6, showImages: true },
			voice: "girl-uk",
			device: { textSize: "largest", shoeSize: "44" },
			phrases: [{ ...phrase, usedAt: [...phrase.usedAt] }],
			myWords: [{ word: "Siobhan", sayAs: "shi-vawn" }],
			boardOrder: { order: "used", place: "home" },
			ownWords: [{ text: "I like the sea.", count: 2, last: 1_760_000_000_000 }],
			emergency: { isOn: true, sentence: "Help me.", name: "Sam" },
		}),
	);
	await expect.element(brought().getByText(/Number of responses: 4 .*6/)).toBeVisible();
	await expect.element(brought().getByText("1 phrase: 1 new")).toBeVisible();
	await expect.element(brought().getByText("1 sentence: 1 new")).toBeVisible();
	await expect.element(brought().getByText(/This device: shoeSize/)).toBeVisible();
	await expect.element(brought().getByLabelText("Emergency card")).not.toBeChecked();
	expect(document.documentElement.dataset.textSize).not.toBe("largest");
	expect(asked.every(({ method }) => method === "GET")).toBe(true);

	await take().click();
	await expect
		.element(
			brought().getByText(
				"Brought in: Preferences, My words, This device, Phrases, Order of the board, What you said before.",
			),
		)
		.toBeVisible();
	await expect.element(brought().getByText(`Show Images: ${refused.showImages}`)).toBeVisible();
	await expect.element(brought().getByText("Voice: This voice comes with the Premium Plan.")).toBeVisible();
	expect(document.documentElement.dataset.textSize).toBe("largest");
	const saved = asked.filter(({ method, path }) => method === "PUT" && path === "/v1/users/preferences").at(-1);
	expect(saved?.body).toMatchObject({ ...defaultPreferences, numberOfResponses: 6, showImages: false });
	await expect.element(page.getByText(/1 saved, with their folders/)).toBeVisible();
	await expect.element(page.getByText(/1 sentence that you said/)).toBeVisible();

	// A second import finds nothing new and duplicates nothing.
	await opens(writeBelongings({ phrases: [{ ...phrase, usedAt: [...phrase.usedAt] }] }));
	await expect.element(brought().getByText("1 phrase: 0 new, 1 that you have")).toBeVisible();
	expect(asked.find(({ method, path }) => method === "PUT" && path === "/v1/words")?.body).toMatchObject({
		words: [{ word: "Siobhan", sayAs: "shi-vawn" }],
	});
});

test("the saved file has the ticked parts: the emergency card only if ticked, no address, no plan, no token", async () => {
	await renderApp("/app/bring-along", { person: somebody(), answers: { "/v1/users": profile } });
	const saved = vi.spyOn(URL, "createObjectURL");
	await page.getByRole("button", { name: "Save the file" }).click();
	const textOfFile = () => (saved.mock.lastCall as unknown as [Blob])[0].text();
	const text = await textOfFile();
	const file = JSON.parse(text);
	expect(Object.keys(file.parts)).toEqual([
		...["preferences", "voice", "voiceOfDevice", "myWords", "device", "access", "phrases", "boardOrder", "ownWords"],
	]);
	expect(text).not.toMatch(/sam@example\.com|token|plan|saveMemory|adultLanguage|Hill/);
	await page.getByLabelText("Emergency card").click();
	await page.getByRole("button", { name: "Save the file" }).click();
	expect(await textOfFile()).toContain('"emergency"');
	saved.mockRestore();
});

test("imported ways to press that are not confirmed are reverted", async () => {
	changeAccess({ touch: { hold: 200 } });
	await renderApp("/app/bring-along", { person: somebody(), answers: { "/v1/users": profile } });
	const access = {
		...accessProfile(),
		touch: { hold: 0, ignoreSecond: 0, longest: 0, reach: 0 },
		scan: { ...accessProfile().scan, pace: 900 },
	};
	await opens(writeBelongings({ access }));
	await expect.element(brought().getByText(/How long each item is lit: 1\.5 s .*0\.9 s/)).toBeVisible();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await take().click();
	const question = page.getByRole("alertdialog", { name: "Can you press this?" });
	await expect.element(question).toBeVisible();
	expect(accessProfile().scan.pace).toBe(900);
	vi.advanceTimersByTime(60_000);
	await expect.element(question).not.toBeInTheDocument();
	expect(accessProfile()).toMatchObject({ touch: { hold: 200 }, scan: { pace: 1500 } });
	vi.useRealTimers();
});

test("a link survives login, is removed from every address, and asks the person", async () => {
	const setup: Belongings = { preferences: { numberOfResponses: 2 }, device: { textSize: "large" } };
	const { identity, address } = await renderApp(`/app/bring-along#setup=${packSetup(setup)}`, {
		answers: { "/v1/users": profile, "PUT /v1/users/preferences": savesPreferences },
	});
	await expect.element(page.getByRole("heading", { name: "Welcome Back", level: 1 })).toBeVisible();
	expect(address()).toBe("/login?redirect=%2Fapp%2Fbring-along");
	await identity.signIn({ email: "sam@example.com", password: "a password" });
	const link = page.getByRole("region", { name: "A setup link" });
	await expect.element(link.getByText(/Number of responses: 4 .*2/)).toBeVisible();
	expect(document.documentElement.dataset.textSize).not.toBe("large");
	await link.getByRole("button", { name: "Take what is ticked" }).click();
	await expect.element(link.getByText("Brought in: Preferences, This device.")).toBeVisible();
	expect(document.documentElement.dataset.textSize).toBe("large");
	await link.getByRole("button", { name: "Close" }).click();
	await expect.element(link).not.toBeInTheDocument();
});

test("a phrase deleted here stays deleted, unless the person restores it", async () => {
	const person = somebody();
	const shelf = await openKept(person.id);
	await shelf.put("board", "deleted", { [phrase.id]: "2026-03-02T12:00:00.000Z" });
	const saved = `PUT /v1/phrases/${phrase.id}`;
	const { asked } = await renderApp("/app/bring-along", {
		person,
		answers: {
			"/v1/users": profile,
			"/v1/phrases": { phrases: [] },
			[saved]: (body: object) => Response.json({ ...body, id: phrase.id }),
		},
	});
	await expect.element(page.getByRole("button", { name: "Open a file" })).toBeVisible();
	await opens(writeBelongings({ phrases: [{ ...phrase, usedAt: [...phrase.usedAt] }] }));
	await expect.element(brought().getByText("1 phrase: 0 new, 1 that you deleted")).toBeVisible();
	await brought().getByLabelText("Restore 1 phrase that you deleted").click();
	await expect.element(brought().getByText("1 phrase: 1 new")).toBeVisible();
	await take().click();
	await expect.element(brought().getByText("Brought in: Phrases.")).toBeVisible();
	expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(saved);
});
