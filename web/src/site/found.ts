import { brand } from "@sayso/contract/brand.ts";

/** The full address of a page for links from outside. */
export const addressOf = (path: string): string => new URL(path, brand.siteUrl).href;

/** The list of pages for search engines. */
export const sitemap = (paths: readonly string[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `\t<url><loc>${addressOf(path)}</loc></url>`).join("\n")}
</urlset>
`;

/** What search engines must not visit: everything personal. */
export const robots = (): string =>
	`User-agent: *
Disallow: /api/
Disallow: /app
Disallow: /reset
Disallow: /newsletter/

Sitemap: ${addressOf("/sitemap.xml")}
`;

/** The manifest of the installed app. */
export const manifest = (): string =>
	JSON.stringify({
		name: `${brand.product} – ${brand.headline}`,
		short_name: brand.product,
		description: brand.description,
		lang: "en-AU",
		start_url: "/app",
		scope: "/",
		display: "standalone",
		background_color: "#fbf9f4",
		theme_color: "#00685b",
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
		],
	});
