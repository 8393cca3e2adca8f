import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { messages } from "@sayso/contract/messages.ts";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { openKept } from "../kept/in-browser.ts";
import { response, tea } from "../testing/example-states.ts";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

vi.mock("./credits.tsx", () => ({
	Credits() {
		throw new Error("A screen that breaks");
	},
}));
vi.mock("./history.tsx", () => {
	throw new TypeError("Failed to fetch dynamically imported module");
});

const person = { id: "p1", email: "sam@example.com" };
const button = (name: string) => page.getByRole("button", { name, exact: true });
beforeEach(() => page.viewport(1280, 800));

/** React logs the error that the test causes. */
const expectBroken = () => vi.mocked(console.error).mockClear();

async function open(answer = tea) {
	const { outside, answers, spoken } = scriptedOutside();
	answers(async function* () {
		yield { type: "answer", index: 0, answer };
		yield { type: "done", response: response(answer, answer) };
	});
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(<CommunicatorView conversation={conversation} />);
	return { conversation, said: () => spoken.map(({ text }) => text) };
}

async function ask() {
	await page.getByRole("textbox", { name: /What they say/ }).fill("Tea or coffee?");
	await page.getByRole("button", { name: /Process Text/ }).click();
}

test("a translator that adds elements to the page breaks nothing, and the person's text stays", async () => {
	const translate = () => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			const isLeft = text.parentElement?.closest("font, script, style, textarea, [translate=no]");
			if (isLeft || !text.data.trim()) continue;
			const outer = document.createElement("font");
			outer.append(Object.assign(document.createElement("font"), { textContent: `«${text.data}»` }));
			text.replaceWith(outer);
		}
	};
	const translator = new MutationObserver(translate);
	translator.observe(document.body, { childList: true, subtree: true, characterData: true });
	onTestFinished(() => translator.disconnect());
	const { said, conversation } = await open();
	await ask();
	const card = page
		.getByRole("list", { name: /Replies/ })
		.getByRole("button")
		.first();
	await expect.element(card).toBeVisible();
	expect(card.element().textContent).toMatch(/[^«]Tea, please\.[^»]/);
	await card.click();
	await page.getByRole("button", { name: /^«?Yes»?$/ }).click();
	for (const event of [{ type: "startListening" }, { type: "pause" }, { type: "openWay", way: "say" }] as const)
		conversation.give(event);
	conversation.give({ type: "typeOwnWords", text: "With milk." });
	conversation.give({ type: "sayOwnWords" });
	conversation.give({ type: "openWay", way: "conversation" });
	await expect.element(page.getByRole("list", { name: /Conversation so far/ })).toMatchTextContent(/Tea, please\./);
	expect(said()).toEqual(["Tea, please.", "Yes", "With milk."]);
	await expect.element(page.getByText("stopped working")).not.toBeInTheDocument();
});

test("if the replies fail to render, Yes and No work and the part can be rendered again", async () => {
	let isBroken = true;
	const answer = { ...tea };
	Object.defineProperty(answer, "tone", {
		get() {
			if (isBroken) throw new Error("A card that breaks");
			return "positive";
		},
	});
	const { said } = await open(answer);
	await ask();
	await expect.element(page.getByText("This part of the screen stopped working. You can still speak.")).toBeVisible();
	await button("No").click();
	expect(said()).toEqual(["No"]);
	isBroken = false;
	await button("Try again").click();
	await expect.element(page.getByRole("list", { name: "Phrases" })).toBeVisible();
	expectBroken();
});

test("a failed screen still offers Yes, No, the person's phrases and their voice", async () => {
	const phrase = { id: "f1", text: "Please call my sister", updatedAt: "2026-03-01T12:00:00.000Z" };
	await (await openKept(person.id)).put("phrases", phrase.id, { phrase });
	const { asked } = await renderApp("/app/credits", { person });
	await expect.element(page.getByText("Something went wrong on this screen")).toBeVisible();
	for (const text of ["Yes", "No", phrase.text]) {
		await button(text).click();
		await expect
			.poll(() => asked)
			.toContainEqual(expect.objectContaining({ path: "/v1/tts", body: expect.objectContaining({ text }) }));
	}
	expectBroken();
});

test("a screen whose code does not load says so and leads back", async () => {
	const { address } = await renderApp("/app/history", { person });
	await expect.element(page.getByText("This screen is not on this device yet")).toBeVisible();
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await expect.element(button("Start Listen")).toBeVisible();
	expect(address()).toBe("/app");
	expectBroken();
});

test.each([
	["/app/account", "Your profile could not be loaded just now."],
	["/app/preferences", "Your preferences could not be loaded."],
	["/app/subscription", messages.subscription.loadFailed],
])("without a network %s shows a message, and loads once there is one", async (path, sentence) => {
	const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	onTestFinished(() => offline.mockRestore());
	const lost = () => {
		throw new TypeError("Failed to fetch");
	};
	const answers: Record<string, unknown> = { "/v1/users": lost };
	await renderApp(path, { person: { ...person, id: crypto.randomUUID() }, answers });
	window.dispatchEvent(new Event("offline"));
	await expect.element(page.getByText(sentence).first()).toBeVisible();
	await expect.element(page.getByText(messages.connection.away)).toBeVisible();
	delete answers["/v1/users"];
	offline.mockReturnValue(true);
	window.dispatchEvent(new Event("online"));
	await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});
