import type { Locator, Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** A control as somebody knows it who is told of it: its role, its name, and what it is in. */
export interface Control {
	role: Role;
	name?: string | RegExp;
	within?: Control;
	/** Which of several such, from 0; the first, unless told. */
	at?: number;
}

export function locate(page: Page, { role, name, within, at = 0 }: Control): Locator {
	const part = within ? locate(page, within) : page;
	return part.getByRole(role, name === undefined ? {} : { name, exact: true }).nth(at);
}

export const button = (name: string | RegExp): Control => ({ role: "button", name });
export const link = (name: string): Control => ({ role: "link", name });
export const field = (name: string): Control => ({ role: "textbox", name });
