import type { Page } from "@playwright/test";
import type { Control } from "./control.ts";

/** One way of giving commands: how a person without any other reaches a control and chooses it. */
export interface Way {
	name: string;
	/** The app's `access` profile for it; undefined if the app needs no setting. */
	profile?: object;
	/** Prepares the browser before the page is opened. */
	begin?(page: Page): Promise<void>;
	/** Reaches a control anywhere on the page and chooses it. @returns how often something was pressed or moved */
	choose(page: Page, control: Control): Promise<number>;
	/** Types into an empty field. @returns presses */
	write(page: Page, field: Control, text: string): Promise<number>;
	/** Chooses from a list. @returns presses */
	pick(page: Page, list: Control, option: string): Promise<number>;
}

/** How fast a person is. */
export interface Hand {
	/** Milliseconds from a highlight to the press that answers it; otherwise before each press or move. */
	reaction: number;
}

/** Does not wait; what the app ignores because it is too early is pressed again as soon as possible. */
export const quickest: Hand = { reaction: 0 };
