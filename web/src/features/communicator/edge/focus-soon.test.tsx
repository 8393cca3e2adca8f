import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { focusSoon } from "./focus-soon.ts";

const nextFrame = () => new Promise(requestAnimationFrame);

test("the focus moves to the next control, unless the person has started typing meanwhile", async () => {
	await render(
		<>
			<button type="button">Pick</button>
			<input aria-label="What they say" />
			<button type="button" data-main-action>
				Start Listen
			</button>
		</>,
	);
	const pick = page.getByRole("button", { name: "Pick" }).element() as HTMLElement;
	const box = page.getByRole("textbox");
	pick.focus();
	focusSoon("[data-main-action]");
	await expect.element(page.getByRole("button", { name: "Start Listen" })).toHaveFocus();

	pick.focus();
	focusSoon("[data-main-action]");
	(box.element() as HTMLElement).focus();
	await nextFrame();
	await userEvent.keyboard("tea");
	await expect.element(box).toHaveValue("tea");

	pick.focus();
	focusSoon("[data-main-action]");
	pick.remove();
	await expect.element(page.getByRole("button", { name: "Start Listen" })).toHaveFocus();
});
