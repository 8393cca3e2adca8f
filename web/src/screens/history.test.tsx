import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { changeAccess } from "../access/profile.ts";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { lit } from "../testing/scan.ts";
import { silence } from "../testing/silence.ts";
import { asBase64, sound } from "../testing/sound.ts";

const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
function line(text: string, hours: number, own = false): Remembered {
	const about = own ? ({ role: "assistant", meta: { kind: "own" } } as const) : ({ role: "user" } as const);
	return { id: crypto.randomUUID(), text, created_at: ago(hours), ...about };
}
const memory = (entries: Remembered[], more: object = {}) => ({
	...{ total: entries.length, retention_days: 90, entries, next: null, ...more },
});
const lines = () =>
	page
		.getByRole("listitem")
		.elements()
		.flatMap((each) => each.querySelector("p + p")?.textContent ?? []);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const takes = (body: { id: string }) => Response.json({ id: body.id });

test("lines are grouped by day, newest first; earlier ones load, words are searched, one is deleted and restored", async () => {
	const [tea, soup, old] = [line("Would you like tea?", 0), line("Soup, please.", 0.001, true), line("Hello", 24 * 9)];
	let isForgotten = false;
	const { asked } = await renderApp("/app/memory", {
		person: somebody(),
		answers: {
			"/v1/memory": () =>
				Response.json(memory(isForgotten ? [tea] : [tea, soup], { next: `${soup.created_at}~${soup.id}` })),
			[`/v1/memory?${new URLSearchParams({ after: `${soup.created_at}~${soup.id}` })}`]: memory([old]),
			"POST /v1/memory/search": memory([old]),
			[`DELETE /v1/memory/${soup.id}`]: () => {
				isForgotten = true;
				return Response.json({ deleted: 1 });
			},
			"POST /v1/conversation": (body: { id: string }) => {
				isForgotten = false;
				return takes(body);
			},
		},
	});
	await expect.element(page.getByRole("heading", { name: "History", level: 1 })).toBeVisible();
	await expect.poll(lines).toEqual([tea.text, soup.text]);
	await expect.element(page.getByRole("heading", { name: /^Today, / })).toBeVisible();
	await press("Show earlier");
	await expect.poll(lines).toEqual([tea.text, soup.text, old.text]);

	await page.getByRole("searchbox", { name: "Search" }).fill("hello");
	await expect.poll(lines).toEqual([old.text]);
	await expect.element(page.getByText("1 line has these words.")).toBeVisible();
	await expect.poll(() => asked.find(({ path }) => path === "/v1/memory/search")?.body).toEqual({ words: "hello" });
	await page.getByRole("searchbox", { name: "Search" }).fill("");

	await press(`Delete: ${soup.text}`);
	await expect.poll(lines).not.toContain(soup.text);
	await expect.poll(() => isForgotten).toBe(true);
	await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
	await press("Undo");
	await expect.poll(lines).toContain(soup.text);
	const { created_at: at, ...rest } = soup;
	await expect
		.poll(() => asked.find(({ path }) => path === "/v1/conversation")?.body)
		.toEqual({ ...rest, at, put_back: true });
});

test("a line is replayed, saved as a phrase, and all lines are exported to a file", async () => {
	const files: Blob[] = [];
	const made = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
		files.push(file as Blob);
		return "blob:none";
	});
	onTestFinished(() => made.mockRestore());
	const [tea, yes] = [line("Would you like tea?", 0.001), line("Yes", 0)];
	const { asked } = await renderApp("/app/history", {
		person: somebody(),
		answers: {
			"/v1/memory": memory([yes, tea]),
			"/v1/memory?limit=500": memory([yes, tea]),
			"/v1/phrases": { phrases: [] },
		},
	});
	await press(`Speak: ${tea.text}`);
	await expect.poll(() => asked.some(({ path }) => path === "/v1/tts")).toBe(true);
	await press(`Save as phrase: ${tea.text}`);
	await expect.element(page.getByRole("button", { name: `Saved as phrase: ${tea.text}` })).toBeDisabled();
	await press("Save as text");
	await expect.element(page.getByText("2 lines are in the file.")).toBeVisible();
	await press("Save as JSON");
	await expect.poll(() => files.length).toBe(2);
	const [text = "", json = ""] = await Promise.all(files.map((file) => file.text()));
	expect(text).toMatch(/^\d{4}-\d\d-\d\d\r\n.*They said: Would you like tea\?\r\n.*You said: Yes\r\n/);
	const said = { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), at: expect.any(String) };
	expect(JSON.parse(json)).toEqual({
		...{ format: "sayso-history", version: 1 },
		lines: [
			{ ...said, speaker: "partner", text: tea.text },
			{ ...said, speaker: "person", text: "Yes" },
		],
	});
	// A replay adds no line.
	expect(asked.filter(({ path }) => path === "/v1/conversation")).toEqual([]);
});

test("with Memory off this session's lines are shown, and unsent ones are marked", async () => {
	const premium = planCatalogue.find(({ id }) => id === "premium-monthly");
	const { asked } = await renderApp("/app", {
		person: somebody(),
		answers: {
			"/v1/subscriptions/current/me": { ...subscription, planID: premium?.id },
			"/v1/users/preferences": { ...defaultPreferences, saveMemory: false },
			"/v1/memory": memory([], { retention_days: 0 }),
			"POST /v1/conversation": refusing("busy"),
		},
	});
	await page.getByRole("button", { name: "Yes", exact: true }).first().click();
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: /^Conversation/ }).click();
	await page.getByRole("main").getByRole("link", { name: "History" }).click();
	await expect.element(page.getByText(/^Memory is off. These are the lines of this session only/)).toBeVisible();
	await expect.poll(lines).toEqual(["Yes"]);
	await expect.element(page.getByText("Not sent yet")).toBeVisible();
	expect(asked.some(({ path }) => path === "/v1/memory")).toBe(true);
});

test("if the server does not answer, this device's lines are shown and searched, and the screen says so", async () => {
	const [tea, soup] = [line("Would you like tea?", 1), line("Soup, please.", 2, true)];
	const person = somebody();
	const answers: Record<string, unknown> = { "/v1/memory": memory([tea, soup]) };
	const first = await renderApp("/app/history", { person, answers });
	await expect.poll(lines).toEqual([tea.text, soup.text]);
	await first.screen.unmount();

	await renderApp("/app/history", {
		person,
		answers: { "/v1/memory": refusing("busy"), "POST /v1/memory/search": refusing("busy") },
	});
	await expect.element(page.getByText(/^These are the lines on this device\./)).toBeVisible();
	await expect.poll(lines).toEqual([tea.text, soup.text]);
	await page.getByRole("searchbox", { name: "Search" }).fill("SOUP");
	await expect.element(page.getByText(/Only they are searched/)).toBeVisible();
	await expect.poll(lines).toEqual([soup.text]);
});

test("only the person's own lines are spoken in their banked voice, and a stand-in is reported", async () => {
	const kept = { voice_id: "MyOwnVoice1", vendor: "Example Voices", consented_at: "2026-11-20T10:00:00.000Z" };
	const [tea, soup] = [line("Would you like tea?", 0.001), line("Soup, please.", 0, true)];
	const { asked } = await renderApp("/app/history", {
		person: somebody(),
		answers: {
			"/v1/users": { ...newcomer, own_voice: { vendor: kept.vendor, kept, is_chosen: true, speaks: true } },
			"/v1/memory": memory([soup, tea]),
			"POST /v1/tts": { audio_content: asBase64(sound(50)), spoken_by: "voice" },
		},
	});
	const spoken = () => asked.filter(({ path }) => path === "/v1/tts").map(({ body }) => body);
	await press(`Speak: ${soup.text}`);
	await expect.element(page.getByText("Your own voice could not be reached. This is Sayso’s voice.")).toBeVisible();
	await expect.element(page.getByRole("button", { name: `Speak: ${soup.text}` })).toBeVisible();
	await press(`Speak: ${tea.text}`);
	await expect.poll(() => spoken().length).toBe(2);
	await expect.element(page.getByText(/Your own voice could not be reached/)).not.toBeInTheDocument();
	expect(spoken()[0]).toMatchObject({ text: soup.text, own_voice: kept.voice_id });
	expect(spoken()[1]).toMatchObject({ text: tea.text });
	expect(spoken()[1]).not.toHaveProperty("own_voice");
});

const subscription = {
	...{ status: "active", standing: "active", freeUntil: null, currentPeriodEnd: null, cancelAtPeriodEnd: false },
	...{ stripeSubscriptionId: null, isTrialUsed: true },
};

test("a scan waits during a replay, and goes on after it", async () => {
	const tea = line("Would you like tea?", 0);
	const { isWhole } = await renderApp("/app/history", {
		person: somebody(),
		answers: {
			"/v1/memory": memory([tea]),
			"POST /v1/tts": { audio_content: silence(60) },
		},
	});
	const hear = page.getByRole("button", { name: `Speak: ${tea.text}`, exact: true });
	await expect.element(hear).toBeVisible();
	await expect.poll(isWhole).toBe(true);
	changeAccess({ scan: { on: true } });
	onTestFinished(() => localStorage.clear());
	await expect.poll(lit).not.toEqual([]);
	await hear.click();
	await expect.poll(lit).toEqual([]);
	await press(`Stop: ${tea.text}`);
	await expect.poll(lit).not.toEqual([]);
});
