import type { Page } from "@playwright/test";
import type { Control } from "./control.ts";

/** One way of giving commands: how somebody who has nothing else comes to a control and chooses it. */
export interface Way {
	name: string;
	/** What the device is told of it, as the app keeps it under `access`; none: the app needs not be told. */
	profile?: object;
	/** What the browser has to have before the page is opened. */
	begin?(page: Page): Promise<void>;
	/** Comes to a control, wherever it is on the page, and chooses it. @returns how often something was pressed or moved */
	choose(page: Page, control: Control): Promise<number>;
	/** Writes into a field that is empty. @returns presses */
	write(page: Page, field: Control, text: string): Promise<number>;
	/** Chooses from a list. @returns presses */
	pick(page: Page, list: Control, option: string): Promise<number>;
}

/** How quick somebody is. */
export interface Hand {
	/** Milliseconds from the coming of a light to the press that answers it; else before each press or move. */
	reaction: number;
}

/** Nobody waits; what the app does not take that early is pressed as soon as it does. */
export const quickest: Hand = { reaction: 0 };
