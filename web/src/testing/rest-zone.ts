import { expect } from "vitest";
import { page } from "vitest/browser";
import { addStyle } from "../access/add-style.ts";
import style from "../access/edge/access.css?inline";
import { createRestZone } from "../access/edge/rest-zone.ts";

const isSeen = (element: Element) => {
	const { width, height } = element.getBoundingClientRect();
	const isThere = width > 2 && height > 2 && !element.closest("[inert]");
	return isThere && element.checkVisibility({ visibilityProperty: true });
};

/** Expects that nothing on the page or above it extends into the rest area. */
export async function expectRoomToRest() {
	addStyle(style);
	const zone = createRestZone();
	zone.show(true);
	await page.viewport(1280, 800);
	const strip = document.querySelector(".access-rest") ?? expect.unreachable();
	await expect
		.poll(() => strip.getBoundingClientRect().toJSON())
		.toMatchObject({ left: 1184, right: 1280, height: 800 });
	const reachIn = () =>
		Array.from(document.body.querySelectorAll("*"))
			.filter((each) => each !== strip && isSeen(each) && each.getBoundingClientRect().right > 1184.5)
			.map(({ outerHTML }) => outerHTML.slice(0, 120));
	await expect.poll(reachIn).toEqual([]);
	zone.show(false);
}
