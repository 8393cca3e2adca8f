import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { newcomer } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

beforeEach(() => localStorage.removeItem("about-me-draft"));

async function open(answers: Record<string, unknown> = {}) {
	const person = { id: crypto.randomUUID(), email: "sam@example.com" };
	const app = await renderApp("/app/preferences", { person, answers: { "/v1/users": newcomer, ...answers } });
	const save = app.screen.getByRole("button", { name: "Save preferences" });
	await expect.element(save).toBeVisible();
	return { ...app, save };
}

describe("the facts found in About Me", () => {
	const aboutMe = "My dog is called Rex. I cannot have nuts.";
	const item = (name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });

	test("can be excluded and corrected in the text itself, and are saved with it", async () => {
		const { screen, save, asked } = await open({
			"/v1/users/preferences": { ...defaultPreferences, aboutMe },
			"PUT /v1/users/preferences": defaultPreferences,
		});
		const text = screen.getByRole("textbox", { name: "About Me" });
		await expect.element(item("Must not have")).toMatchTextContent(/nuts/);
		expect(
			item("Must not have")
				.getByRole("button", { name: /^Never say/ })
				.elements(),
		).toHaveLength(0);
		await item("Rex")
			.getByRole("button", { name: /^Change/ })
			.click();
		await screen.getByRole("textbox", { name: "Dog" }).fill("Max");
		await userEvent.keyboard("{Enter}");
		await expect.element(item("Max").getByRole("button", { name: /^Change/ })).toHaveFocus();
		await expect.element(text).toHaveValue("My dog is called Max. I cannot have nuts.");
		await item("Max")
			.getByRole("button", { name: /^Never say this/ })
			.click();
		await expect.element(item("Max")).toMatchTextContent(/Never said/);
		await expect.element(item("Max").getByRole("button", { name: /^Say it again/ })).toHaveFocus();
		await item("Max")
			.getByRole("button", { name: /^Say it again/ })
			.click();
		await expect.element(text).toHaveValue("My dog is called Max. I cannot have nuts.");
		await item("Max")
			.getByRole("button", { name: /^Never say this/ })
			.click();
		await save.click();
		await expect
			.poll(() => asked.find(({ method }) => method === "PUT")?.body)
			.toMatchObject({ aboutMe: "My dog is called Max. I cannot have nuts.\nNever say: My dog is called Max." });
	});

	test("can be excluded if About Me is full, and at 320 px nothing is wider than the window", async () => {
		await page.viewport(320, 800);
		const full = `${aboutMe} ${"word ".repeat(300 - 9)}`.trim();
		const { screen } = await open({ "/v1/users/preferences": { ...defaultPreferences, aboutMe: full } });
		await item("Rex")
			.getByRole("button", { name: /^Never say this/ })
			.click();
		await expect
			.element(screen.getByRole("textbox", { name: "About Me" }))
			.toHaveValue(`${full}\nNever say: My dog is called Rex.\n`);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
		await page.viewport(1280, 800);
	});
});
