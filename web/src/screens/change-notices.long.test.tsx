import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openKept } from "../kept/in-browser.ts";
import { addChangeNotices } from "../outbox/change-notices.ts";
import { renderApp } from "../testing/render-app.tsx";
import { expectReached, scanOf } from "../testing/scan.ts";

const sentence = "The phrase “Tea, please.” stayed as “Coffee, please.”: it was changed later on another device.";

test("a notice about an unsaved change shows above every screen until it is closed, also in a narrow window and by scanning", async () => {
	await page.viewport(320, 640);
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const kept = await openKept(person.id);
	await addChangeNotices(kept, [sentence]);
	const { screen } = await renderApp("/app", { person });
	const reported = page.getByText(sentence);
	await expect.element(reported).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	expect(document.documentElement.scrollWidth).toBe(320);
	expect(scanOf().flat()).toContain("Close the message");
	await expectReached();
	await page.getByRole("button", { name: "Open the menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Preferences", exact: true }).click();
	await expect.element(page.getByLabelText("Context", { exact: true })).toBeVisible();
	await expect.element(reported).toBeVisible();
	await page.getByRole("button", { name: "Close the message" }).click();
	await expect.element(reported).not.toBeInTheDocument();
	await screen.unmount();
	await renderApp("/app", { person });
	await expect.element(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await expect.element(reported).not.toBeInTheDocument();
	kept.close();
	await page.viewport(1280, 800);
});
