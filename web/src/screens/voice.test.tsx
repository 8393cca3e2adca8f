import { beforeEach, expect, test, vi } from "vitest";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const siobhan = { word: "Siobhan", sayAs: "shi-vawn" };
const answered = (words: unknown[]) => ({ "/v1/words": { words } });
/** A server with a list of words, which it replaces on request. */
function keeping(words: unknown[]) {
	let list = { words };
	return {
		"/v1/words": () => Response.json(list),
		"PUT /v1/words"(body: typeof list) {
			list = body;
			return Response.json(list);
		},
	};
}

async function open(answers: Record<string, unknown> = {}, person = sam) {
	const app = await renderApp("/app/voice", { person, answers });
	const { screen } = app;
	return {
		...app,
		words: screen.getByRole("list", { name: "My words" }),
		button: (name: string) => screen.getByRole("button", { name, exact: true }),
		saved: () => app.asked.filter(({ method }) => method === "PUT").map(({ body }) => body),
	};
}

beforeEach(() => {
	vi.spyOn(speechSynthesis, "speak").mockImplementation((utterance) => {
		for (const type of ["start", "end"]) utterance.dispatchEvent(new Event(type));
	});
	return () => vi.restoreAllMocks();
});

test("a word can be written, tried and saved; it cannot be listed twice", async () => {
	const { screen, words, button, saved, asked } = await open(keeping([siobhan]));
	await expect.element(words.getByText("said as “shi-vawn”")).toBeVisible();
	await button("Add a word").click();
	await button("Save word").click();
	await expect.element(screen.getByText("Please write the word")).toBeVisible();
	await screen.getByLabelText("Word or name").fill("siobhan");
	await button("Save word").click();
	await expect.element(screen.getByText("This word is in your list already")).toBeVisible();
	await screen.getByLabelText("Word or name").fill("Ngaire");
	await screen.getByLabelText("Say it as").fill("nye-ree");
	await button("Listen").click();
	await expect.poll(() => asked.find(({ path }) => path === "/v1/tts")?.body).toMatchObject({ text: "nye-ree" });
	// The server gave no sound: the browser's own voice speaks.
	await expect.poll(() => speechSynthesis.speak).toHaveBeenCalled();
	expect(saved()).toEqual([]);
	await button("Save word").click();
	await expect.element(words.getByText("Ngaire", { exact: true })).toBeVisible();
	expect(saved()).toEqual([{ words: [siobhan, { word: "Ngaire", sayAs: "nye-ree", at: expect.any(String) }] }]);
});

test("a word can be changed and removed", async () => {
	const { screen, words, button, saved } = await open(keeping([siobhan]));
	await button("Change Siobhan").click();
	await screen.getByLabelText("Say it as").fill("");
	await button("Save word").click();
	await expect.element(words.getByText("said as it is written")).toBeVisible();
	await button("Remove Siobhan").click();
	await expect.element(screen.getByText("You have no words here yet.")).toBeVisible();
	expect(saved()).toEqual([{ words: [{ ...siobhan, sayAs: "", at: expect.any(String) }] }, { words: [] }]);
});

test("words that the server refuses stay in the fields", async () => {
	const { screen, button } = await open({ ...answered([]), "PUT /v1/words": refusing("invalid") });
	await button("Add a word").click();
	await screen.getByLabelText("Word or name").fill("Ngaire");
	await button("Save word").click();
	await expect.element(screen.getByText("Your words could not be saved. Please try again.")).toBeVisible();
	await expect.element(screen.getByLabelText("Word or name")).toHaveValue("Ngaire");
});

test("a word saved while the server is unreachable shows at once, and still after leaving the screen", async () => {
	const { screen, words, button } = await open(
		{ ...answered([]), "PUT /v1/words": refusing("busy") },
		{ ...sam, id: "p3" },
	);
	await button("Add a word").click();
	await screen.getByLabelText("Word or name").fill("Ngaire");
	await button("Save word").click();
	await expect.element(words.getByText("Ngaire", { exact: true })).toBeVisible();
	const again = await open(answered([]), { ...sam, id: "p3" });
	await expect.element(again.words.getByText("Ngaire", { exact: true }).first()).toBeVisible();
});

test("without the server this browser's words show", async () => {
	const { words, asked } = await open(answered([siobhan]));
	await expect.element(words.getByText("Siobhan", { exact: true })).toBeVisible();
	await expect.poll(() => asked.some(({ path }) => path === "/v1/words")).toBe(true);
	const away = await open({ "/v1/words": refusing("busy") });
	await expect.element(away.words.getByText("Siobhan", { exact: true }).first()).toBeVisible();
});

test("a list that does not load is not shown as empty", async () => {
	const { screen } = await open({ "/v1/words": refusing("busy") }, { ...sam, id: "p2" });
	await expect.element(screen.getByText("Your words could not be loaded.")).toBeVisible();
	await expect.element(screen.getByText("You have no words here yet.")).not.toBeInTheDocument();
});
