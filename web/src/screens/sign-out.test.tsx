import { messages } from "@sayso/contract/messages.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { scriptedIdentity } from "../identity/scripted.ts";
import { wipeKept } from "../kept/in-browser.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const person = { id: "p1", email: "sam@example.com" };
const { signOut } = messages;
const line = { id: crypto.randomUUID(), at: "2026-03-01T12:00:00.000Z", role: "user", text: "Tea?" };

beforeEach(async () => {
	await page.viewport(1280, 800);
	await wipeKept();
});

/** A person with an unsent line signs out; the log call answers as given. */
async function leave(log: unknown) {
	const shelf = await keptByPerson(scriptedIdentity(person)).open();
	await shelf.put("outbox", line.id, line);
	const answers: Record<string, unknown> = { "POST /v1/conversation": log };
	const app = await renderApp("/app/account", { person, answers });
	await app.screen.getByRole("button", { name: "Sign out", exact: true }).click();
	return { ...app, answers, shelf, button: (name: string) => app.screen.getByRole("button", { name, exact: true }) };
}

test("pending items are sent before sign-out", async () => {
	const { address, asked } = await leave({ id: "1" });
	await expect.poll(address).toBe("/login");
	expect(asked).toContainEqual({ method: "POST", path: "/v1/conversation", body: line });
});

test("unsent items are reported; staying keeps them, and so does retrying until they are sent", async () => {
	const { screen, address, answers, shelf, button } = await leave(refusing("busy"));
	await expect.element(screen.getByText(signOut.unsent)).toBeVisible();
	await button(signOut.stay).click();
	await expect.poll(address).toBe("/app");
	await expect.element(screen.getByText(signOut.unsent)).not.toBeInTheDocument();
	expect(await shelf.all("outbox")).toHaveLength(1);
	await button("Sign out").click();
	await expect.element(screen.getByText(signOut.unsent)).toBeVisible();
	answers["POST /v1/conversation"] = { id: "1" };
	await button(signOut.sendFirst).click();
	await expect.poll(address).toBe("/login");
});

test("a change of a phrase that could not be sent is sent when asked to, and then the person is signed out", async () => {
	const change = { text: "Tea, please.", emoji: "", picture: "", folder: "", place: "", kind: "phrase", position: 0 };
	const phrase = { ...change, id: crypto.randomUUID(), used: 0, usedAt: [0, 0, 0, 0], updatedAt: line.at };
	const address = `PUT /v1/phrases/${phrase.id}`;
	const shelf = await keptByPerson(scriptedIdentity(person)).open();
	await shelf.put("phrases", phrase.id, { phrase, pending: "save" });
	const answers: Record<string, unknown> = { [address]: refusing("busy") };
	const app = await renderApp("/app/account", { person, answers });
	await app.screen.getByRole("button", { name: "Sign out", exact: true }).click();
	await expect.element(app.screen.getByText(signOut.unsent)).toBeVisible();
	answers[address] = phrase;
	await app.screen.getByRole("button", { name: signOut.sendFirst }).click();
	await expect.poll(app.address).toBe("/login");
	expect(app.asked.filter(({ method }) => method === "PUT").at(-1)?.body).toMatchObject(change);
});

test("leaving without them deletes everything", async () => {
	const { address, button } = await leave(refusing("busy"));
	await button(signOut.anyway).click();
	await expect.poll(address).toBe("/login");
	expect((await indexedDB.databases()).filter(({ name }) => name?.startsWith("sayso-kept"))).toEqual([]);
});
