import type { Answer } from "@sayso/contract/entities/answer.ts";
import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../ui/base.css";
import { Preview } from "./preview.tsx";
import { sampleReplies } from "./sample-replies.ts";

vi.mock(import("./sample-replies.ts"), { spy: true });

function Form() {
	return (
		<FormProvider {...useForm({ defaultValues: defaultPreferences })}>
			<Preview />
		</FormProvider>
	);
}

test("shows an example, labelled as such, until the replies are made, and then nothing moves", async () => {
	await page.viewport(820, 1180);
	const made = Promise.withResolvers<Answer[]>();
	vi.mocked(sampleReplies).mockReturnValue(made.promise);
	await render(
		<QueryClientProvider client={new QueryClient()}>
			<Form />
		</QueryClientProvider>,
	);
	await expect.element(page.getByRole("list", { name: "Example of replies" })).toBeVisible();
	const note = page.getByText(/^This is only an example\./);
	const { top } = note.element().getBoundingClientRect();
	expect(page.getByRole("listitem").elements()).toHaveLength(4);
	const texts = ["Yes, that would be lovely.", "No, not today, thank you.", "When do you leave?", "I am not sure yet."];
	made.resolve(texts.map((text) => ({ text, tone: "neutral", emoji: "", keyword: "" })));
	await expect.element(page.getByRole("list", { name: "Sample replies" })).toBeVisible();
	expect(
		page
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(texts);
	expect(
		page
			.getByText(/^These are basic replies/)
			.element()
			.getBoundingClientRect().top,
	).toBe(top);
});
