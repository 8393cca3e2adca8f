import type { Manifest } from "vite";
import { filesOf } from "./files-of.ts";
import { fontTags } from "./head.ts";

const place = '<div id="root"></div>';

/** A page of the app, and the modules it will need as the manifest names them: `src/app/start.tsx`. */
interface AppPage {
	html: string;
	manifest: Manifest;
	modules: readonly string[];
}

/** The tags of the styles, and those of the scripts, that a page does not name yet. */
function tagsOf({ html, manifest, modules }: AppPage) {
	const { scripts, styles, assets } = filesOf(manifest, modules);
	const isNew = (file: string) => !html.includes(`"/${file}"`);
	return {
		styles: [
			fontTags(assets),
			...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
		].join(""),
		scripts: scripts
			.filter(isNew)
			.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
			.join(""),
	};
}

const withTags = (html: string, tags: string): string => html.replace("</head>", () => `${tags}</head>`);

/** The page with tags that fetch all it will need while its own first script still runs. */
export function preloading(page: AppPage): string {
	const { styles, scripts } = tagsOf(page);
	return withTags(page.html, styles + scripts);
}

/**
 * The page with a screen standing in it, until the app hydrates it, and named by the screen's main heading. The tags of
 * the scripts wait in a template for the app to put them in: until the screen is drawn, they would only be in its way.
 *
 * @param providers whose buttons the screen has
 */
export function withScreen(page: AppPage, screen: string, providers: readonly string[]): string {
	const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(screen) ?? [];
	if (!title || !page.html.includes(place)) throw new Error("A screen needs a heading, and a place to stand in");
	const { styles, scripts } = tagsOf(page);
	return withTags(page.html, `${styles}<template id="later">${scripts}</template>`)
		.replace(/<title>(.*?)<\/title>/, (_, product: string) => `<title>${title} – ${product}</title>`)
		.replace(place, () => `<div id="root" data-unhydrated="" data-providers="${providers.join(" ")}">${screen}</div>`);
}
