import type { Locator, Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** A control as a person would describe it: its role, its name, and its container. */
export interface Control {
	role: Role;
	name?: string | RegExp;
	within?: Control;
	/** The index among several such controls; 0 by default. */
	at?: number;
}

export function locate(page: Page, { role, name, within, at = 0 }: Control): Locator {
	const part = within ? locate(page, within) : page;
	return part.getByRole(role, name === undefined ? {} : { name, exact: true }).nth(at);
}

export const button = (name: string | RegExp): Control => ({ role: "button", name });
export const link = (name: string): Control => ({ role: "link", name });
export const field = (name: string): Control => ({ role: "textbox", name });
