import { expect, test } from "vitest";
import { headInDevelopment, headOf } from "./head.ts";

const font = "assets/atkinson-hyperlegible-next-latin-wght-normal-1.woff2";

test("loads the first font, then the styles, then the script", () => {
	const pages = { css: ["assets/render-1.css"], assets: ["assets/latin-ext-wght-normal-1.woff2", font] };
	expect(headOf(pages, { file: "assets/site-1.js" })).toBe(
		`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` +
			'<link rel="stylesheet" href="/assets/render-1.css">' +
			'<script type="module" src="/assets/site-1.js"></script>',
	);
});

test("in development links each stylesheet the pages import", () => {
	const modules = ["/src/site/page.tsx", "/src/ui/base.css", "/src/ui/logo.module.css"];
	expect(headInDevelopment(modules, "src/site/site.ts").match(/(?<=(href|src)=")[^"]+/g)).toEqual([
		"/src/ui/base.css",
		"/src/ui/logo.module.css",
		"/src/site/site.ts",
	]);
});
