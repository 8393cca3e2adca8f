import { afterEach, expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { contrast, motion } from "../device/looks-of-page.ts";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";
import tokens from "../ui/tokens.css?raw";

const sam = { id: "p1", email: "sam@example.com" };
const root = document.documentElement;

afterEach(() => {
	localStorage.clear();
	delete root.dataset.contrast;
	delete root.dataset.motion;
	delete root.dataset.theme;
});

/** Sets what the system asks for, until the test ends. */
async function emulate(name: string, value: string) {
	const set = (each: string) =>
		cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value: each }] }) as Promise<unknown>;
	onTestFinished(async () => void (await set("")));
	await set(value);
}

/** The computed value of every design token. */
function computed(): Record<string, string> {
	const style = getComputedStyle(root);
	const names = new Set(tokens.match(/--[\w-]+(?=:)/g));
	return Object.fromEntries([...names].map((name) => [name, style.getPropertyValue(name)]));
}

const open = () => renderApp("/app/access", { person: sam });

/** An option of a group, by the names of both. */
const segment = (group: string, name: string) =>
	page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });

test.each(["light", "dark"])("more contrast chosen in Sayso equals more contrast of the system, %s", async (theme) => {
	root.dataset.theme = theme;
	await open();
	const usual = computed();
	await pressLabelOf(segment("Contrast", "More"));
	expect(localStorage.getItem("contrast")).toBe("more");
	const chosen = computed();
	expect(chosen).not.toEqual(usual);
	const edge = getComputedStyle(segment("Contrast", "More").element().closest("section") ?? root).color;
	expect(edge).toBe(theme === "light" ? "oklch(0 0 0)" : "oklch(1 0 0)");
	await pressLabelOf(segment("Contrast", "As the device"));
	expect(computed()).toEqual(usual);
	await emulate("prefers-contrast", "more");
	expect(computed()).toEqual(chosen);
});

test("less motion chosen in Sayso equals less motion of the system", async () => {
	await open();
	const listen = page.getByRole("button", { name: "Listen better" });
	await expect.element(listen).toBeVisible();
	const usual = computed();
	await pressLabelOf(segment("Movement", "Less"));
	expect(localStorage.getItem("motion")).toBe("less");
	const chosen = computed();
	expect(chosen).toMatchObject({ "--moves": "0" });
	expect(Number.parseFloat(getComputedStyle(listen.element()).transitionDuration)).toBeLessThanOrEqual(0.00001);
	await pressLabelOf(segment("Movement", "As the device"));
	expect(computed()).toEqual(usual);
	await emulate("prefers-reduced-motion", "reduce");
	expect(computed()).toEqual(chosen);
});

test("placeholders do not pulse with less motion, and have an edge with more contrast", async () => {
	await renderApp("/app", { person: sam, answers: { "/v1/generate": () => new Promise(() => {}) } });
	await page.getByRole("textbox").fill("would you like tea?");
	const quick = page.getByRole("button", { name: "Yes", exact: true });
	await expect.poll(() => getComputedStyle(quick.element()).borderTopColor).toBe("rgba(0, 0, 0, 0)");
	contrast.set("more");
	await expect.poll(() => getComputedStyle(quick.element()).borderTopColor).toBe(getComputedStyle(root).color);
	motion.set("less");
	await page.getByRole("button", { name: "Process Text" }).click();
	const awaited = () => document.querySelector("[class*=awaited]");
	await expect.poll(awaited).not.toBeNull();
	const waiting = awaited() as Element;
	const ground = getComputedStyle(waiting).backgroundColor;
	for (const breath of waiting.getAnimations()) breath.currentTime = 1600;
	expect(waiting.getAnimations().length).toBeGreaterThan(0);
	expect(getComputedStyle(waiting).backgroundColor).toBe(ground);
	motion.set("system");
	expect(getComputedStyle(waiting).backgroundColor).not.toBe(ground);
});
