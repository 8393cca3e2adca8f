import type { Page } from "@playwright/test";
import type { Control } from "./control.ts";
import { locate } from "./control.ts";
import type { Way } from "./way.ts";

/** A person at a page with one way of giving commands, whose presses are counted. */
export class Somebody {
	presses = 0;
	readonly page: Page;
	readonly way: Way;

	constructor(page: Page, way: Way) {
		this.page = page;
		this.way = way;
	}

	/** Configures the device for the way. Call it before the page is opened. */
	async begin(): Promise<void> {
		const { profile } = this.way;
		if (profile)
			await this.page.addInitScript((access) => localStorage.setItem("access", access), JSON.stringify(profile));
		await this.way.begin?.(this.page);
	}

	async choose(control: Control): Promise<void> {
		this.presses += await this.way.choose(this.page, control);
	}
	async write(field: Control, text: string): Promise<void> {
		this.presses += await this.way.write(this.page, field, text);
	}
	async pick(list: Control, option: string): Promise<void> {
		this.presses += await this.way.pick(this.page, list, option);
	}

	/** In a small window some controls are behind one more press. */
	async chooseBehind(opens: Control, control: Control): Promise<void> {
		await locate(this.page, control).or(locate(this.page, opens)).first().waitFor();
		if (!(await locate(this.page, control).isVisible())) await this.choose(opens);
		await this.choose(control);
	}
}
