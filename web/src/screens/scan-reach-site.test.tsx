import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { HelpCenter } from "../features/help/help-center.tsx";
import { Newsletter } from "../features/newsletter/newsletter.tsx";
import { TryIt } from "../site/home/try-it.tsx";
import { pages } from "../site/pages.tsx";
import { SiteFooter } from "../site/site-footer.tsx";
import { SiteHeader } from "../site/site-header.tsx";
import { expectReached } from "../testing/scan.ts";

/** What comes alive on a page, in its place at the end. */
const alive: Readonly<Record<string, React.ReactNode>> = {
	"/": (
		<>
			<TryIt />
			<Newsletter />
		</>
	),
	"/help": <HelpCenter />,
};

test.each(["/", "/help", "/help/why-paid", "/terms", "/accessibility", "/coming-soon", "/404"])(
	"%s, before anybody has an account: a scan reaches every control, and the way out",
	async (address) => {
		for (const width of [390, 1280]) {
			await page.viewport(width, 844);
			const { unmount } = await render(
				<>
					<SiteHeader />
					<main>
						{pages[address]?.body}
						{alive[address]}
					</main>
					<SiteFooter />
				</>,
			);
			await expect.element(page.getByRole("contentinfo")).toBeVisible();
			await expectReached(7);
			await unmount();
		}
		await page.viewport(1280, 800);
	},
);
