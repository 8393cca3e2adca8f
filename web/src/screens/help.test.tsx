import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";

const open = (address: string) => renderApp(address, { person: { id: "p1", email: "sam@example.com" } });

beforeEach(() => page.viewport(1280, 800));

describe("the Help Center in the app", () => {
	test("is reached from the sidebar, and shows its groups", async () => {
		const { screen, address } = await open("/app/account");
		await screen.getByRole("link", { name: "Help Center" }).click();
		await expect.element(screen.getByRole("heading", { name: "Help Center", level: 1 })).toBeVisible();
		for (const group of ["Overview", "Set Up", "Using the product", "Plans & Billing", "Legal Summaries"])
			await expect.element(screen.getByRole("heading", { name: group, level: 2 })).toBeVisible();
		expect(address()).toBe("/app/help");
	});

	test("finds articles by their titles and texts, and says if no article matches", async () => {
		const { screen } = await open("/app/help");
		const box = screen.getByPlaceholder("Search help…");
		await box.fill("MICROPHONE");
		await expect.element(screen.getByRole("heading", { name: /^Search Results \(\d+\)$/ })).toBeVisible();
		await expect.element(screen.getByRole("link", { name: "Microphone permissions" })).toBeVisible();
		await expect.element(screen.getByRole("link", { name: "Troubleshooting" })).toBeVisible();
		await box.fill("zeppelin");
		await expect.element(screen.getByText("No articles found matching “zeppelin”")).toBeVisible();
		await screen.getByRole("button", { name: "Clear search" }).click();
		await expect.element(screen.getByRole("heading", { name: "Overview", level: 2 })).toBeVisible();
		await expect.element(box).toHaveFocus();
	});
});

describe("an article in the app", () => {
	test("has its contents, gets the focus, and its links stay in the app", async () => {
		const { screen, address } = await open("/app/help");
		await screen.getByRole("link", { name: "What is Sayso?" }).click();
		await expect.element(screen.getByRole("heading", { name: "What is Sayso?", level: 2 })).toHaveFocus();
		await expect
			.element(screen.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "How a talk works" }))
			.toHaveAttribute("href", "#how-a-talk-works");
		expect(screen.getByRole("note").elements().length).toBeGreaterThan(0);
		await screen.getByRole("article").getByRole("link", { name: "Preferences" }).click();
		await expect.element(screen.getByRole("heading", { name: "Preferences", level: 2 })).toBeVisible();
		expect(address()).toBe("/app/help/preferences");
		await screen.getByRole("link", { name: "All topics" }).click();
		expect(address()).toBe("/app/help");
	});

	test("that does not exist says so, with a way back", async () => {
		const { screen, address } = await open("/app/help/zeppelin");
		await expect.element(screen.getByText("We couldn't find that article.")).toBeVisible();
		await screen.getByRole("link", { name: "Back to Help" }).click();
		expect(address()).toBe("/app/help");
	});
});
