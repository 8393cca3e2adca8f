import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const part = { adapter: "built-in", label: "Built-in", basic: true, available: true };
const status = {
	version: "1",
	free_basic_replies: true,
	parts: {
		...Object.fromEntries(["database", "identity", "mail", "billing", "text_to_speech"].map((name) => [name, part])),
		speech_to_text: { ...part, label: "Basic listening" },
		replies: { ...part, label: "A language model", basic: false },
	},
};

afterEach(() => {
	localStorage.clear();
	delete document.documentElement.dataset.textSize;
});

const open = () => renderApp("/app/access", { person: sam, answers: { "/v1/status": status } });

test("the recogniser and the reply engine are named, with the way to better listening", async () => {
	await open();
	await expect.element(page.getByText("Basic listening · A language model")).toBeVisible();
	await page.getByRole("button", { name: "Listen better" }).click();
	await expect.element(page.getByText(/Your browser’s maker may receive the sound/)).toBeVisible();
	expect(localStorage.getItem("browser-listening")).toBeNull();
	await page.getByRole("button", { name: "Use my browser" }).click();
	expect(localStorage.getItem("browser-listening")).toBe("agreed");
});

test("shows the download of a better recogniser until it is ready and listens", async () => {
	let now: object = { ...status, listening_models: { state: "fetching", fetched_bytes: 80, bytes: 186 } };
	await renderApp("/app/access", { person: sam, answers: { "/v1/status": () => Response.json(now) } });
	await expect.element(page.getByText("Sayso is downloading better listening: 43%.")).toBeVisible();
	now = { ...status, listening_models: { state: "waiting", fetched_bytes: 80, bytes: 186 } };
	await expect.element(page.getByText(/^Sayso could not download better listening\./)).toBeVisible();
	const local = { ...part, adapter: "local", label: "Sayso’s recogniser", basic: false };
	now = { ...status, listening_models: null, parts: { ...status.parts, speech_to_text: local } };
	await expect.element(page.getByText("Sayso’s recogniser · A language model")).toBeVisible();
	await expect.element(page.getByText(/download better listening/)).not.toBeInTheDocument();
	await expect.element(page.getByRole("button", { name: "Listen better" })).not.toBeInTheDocument();
});

test("shows the download of a better reply model until it is ready and named", async () => {
	const model = { id: "gemma-4-e2b", threads: null, prompt_speed: null, generation_speed: null };
	let now: object = { ...status, reply_models: { state: "fetching", fetched_bytes: 800, bytes: 2620 } };
	await renderApp("/app/access", { person: sam, answers: { "/v1/status": () => Response.json(now) } });
	await expect.element(page.getByText("Sayso is downloading better replies: 30%.")).toBeVisible();
	now = { ...status, reply_models: null, embedded_model: { ...model, state: "opening" } };
	await expect.element(page.getByText("Sayso is opening better replies.")).toBeVisible();
	const embedded = { ...part, adapter: "embedded", label: "Language model gemma-4-e2b on this server", basic: false };
	now = {
		...status,
		embedded_model: { ...model, state: "ready" },
		parts: { ...status.parts, replies: embedded },
	};
	await expect.element(page.getByText("Basic listening · Language model gemma-4-e2b on this server")).toBeVisible();
	await expect.element(page.getByText(/better replies/)).not.toBeInTheDocument();
});

test("the largest text can be chosen inside the app, for the whole page, and breaks no name", async () => {
	await page.viewport(390, 844);
	await open();
	await pressLabelOf(page.getByRole("radio", { name: "Largest" }));
	expect(document.documentElement.dataset.textSize).toBe("largest");
	expect(localStorage.getItem("text-size")).toBe("largest");
	const title = page.getByRole("heading", { level: 1 }).element();
	await expect.poll(() => title.getBoundingClientRect().height).toBeLessThan(60);
	await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	await page.viewport(1280, 800);
});
