import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openKept } from "../kept/in-browser.ts";
import { renderApp } from "../testing/render-app.tsx";

test("the prompt is in its box again after a reload, until it is cleared", async () => {
	await page.viewport(1280, 800);
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const box = page.getByRole("textbox", { name: /^What they say/ });
	const kept = await openKept(person.id);
	const { screen } = await renderApp("/app", { person });
	await box.fill("Would you like tea?");
	await expect.poll(() => kept.get("drafts", "turn")).toMatchObject({ text: "Would you like tea?" });
	await screen.unmount();
	const again = await renderApp("/app", { person });
	await expect.element(box).toHaveValue("Would you like tea?");
	await box.fill("");
	await expect.poll(() => kept.get("drafts", "turn")).toBeUndefined();
	await again.screen.unmount();
	await renderApp("/app", { person });
	await expect.element(box).toHaveValue("");
});
