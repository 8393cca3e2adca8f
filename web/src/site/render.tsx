import "../ui/base.css";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { manifest, robots, sitemap } from "./found.ts";
import { islands } from "./islands.ts";
import { Page } from "./page.tsx";
import { pages } from "./pages.tsx";

/** The addresses of the public pages. */
export const paths = Object.keys(pages);

/** The files beside the pages: name → text. */
export const files: Readonly<Record<string, string>> = {
	"manifest.webmanifest": manifest(),
	"robots.txt": robots(),
	"sitemap.xml": sitemap(paths.filter((path) => !pages[path]?.hidden)),
};

// Renders each island separately, so that it gets the same ids when it is hydrated separately.
const islandHtml = await Promise.all(
	Object.entries(islands).map(async ([name, load]) => {
		const Island = await load();
		return [name, renderToString(<Island />, { identifierPrefix: name })] as const;
	}),
);

/** The whole HTML document of one public page. `head`: the tags for its styles and script. */
export async function render(path: string, head: string): Promise<string> {
	const content = pages[path];
	if (!content) throw new Error(`No public page at ${path}`);
	const { prelude } = await prerender(<Page path={path} content={content} />);
	const html = (await new Response(prelude).text()).replace("</head>", () => `${head}</head>`);
	return islandHtml.reduce((page, [name, island]) => {
		const place = `<div data-island="${name}" data-unhydrated="">`;
		return page.replace(place, () => place + island);
	}, html);
}
