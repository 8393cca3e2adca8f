import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { type IslandName, islands } from "../site/islands.ts";
import { pages } from "../site/pages.tsx";
import { SiteFooter } from "../site/site-footer.tsx";
import { SiteHeader } from "../site/site-header.tsx";
import { expectReached } from "../testing/scan.ts";

/** Hydrates every island of the page. */
async function bringAlive() {
	const places = document.querySelectorAll<HTMLElement>("[data-island]");
	const come = Array.from(places, async (place) => {
		const Island = await islands[place.dataset.island as IslandName]();
		return render(<Island />, { container: place });
	});
	return Promise.all(come);
}

test.each(Object.entries(pages))(
	"%s, before login: a scan reaches every control, and the exit",
	async (_, { body }) => {
		for (const width of [390, 1280]) {
			await page.viewport(width, 844);
			const { unmount } = await render(
				<>
					<SiteHeader />
					<main>{body}</main>
					<SiteFooter />
				</>,
			);
			await expect.element(page.getByRole("contentinfo")).toBeVisible();
			const alive = await bringAlive();
			await expectReached(7);
			for (const each of alive) await each.unmount();
			await unmount();
		}
		await page.viewport(1280, 800);
	},
);
