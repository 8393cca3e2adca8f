import { expect, type Page } from "@playwright/test";
import { button, type Control, locate } from "./control.ts";
import type { Way } from "./way.ts";

const keyboard: Control = { role: "dialog", name: "Keyboard" };
const names: Readonly<Record<string, string>> = { " ": "Space", ".": "Full stop", "?": "Question mark", "@": "At" };

/** The keys that switch the on-screen keyboard between letters and numbers. */
const turns = ["123, numbers and signs", "abc, letters"];

/** Typing and picking for people without a keyboard: with the on-screen keyboard, and the list as buttons. */
export function withoutKeys(choose: Way["choose"]): Pick<Way, "choose" | "write" | "pick"> {
	const within = (part: Control, name: string) => ({ ...button(name), within: part });
	return {
		choose,
		async write(page, field, text) {
			let presses = await choose(page, field);
			await locate(page, keyboard).waitFor();
			let keys = await keysOf(page);
			for (const letter of text) {
				const key = names[letter] ?? letter;
				if (!keys.includes(key)) {
					presses += await choose(page, within(keyboard, keys.find((each) => turns.includes(each)) ?? key));
					keys = await keysOf(page);
				}
				presses += await choose(page, within(keyboard, key));
			}
			await expect(locate(page, field)).toHaveValue(text);
			presses += await choose(page, within(keyboard, "Done"));
			await locate(page, keyboard).waitFor({ state: "hidden" });
			return presses;
		},
		async pick(page, list, option) {
			const choices: Control = { role: "dialog", name: list.name ?? "" };
			return (await choose(page, list)) + (await choose(page, within(choices, option)));
		},
	};
}

/**
 * The keys now on the screen, read once for many letters, because a fast scan does not wait for a query before each.
 */
const keysOf = (page: Page): Promise<string[]> =>
	locate(page, keyboard)
		.getByRole("button")
		.evaluateAll((buttons) => buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? ""));
