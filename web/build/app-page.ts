import type { Manifest } from "vite";
import { filesOf } from "./files-of.ts";
import { fontTags } from "./head.ts";

const place = '<div id="root"></div>';

/** A page of the app, and the modules it needs, by their names in the manifest, such as `src/app/start.tsx`. */
interface AppPage {
	html: string;
	manifest: Manifest;
	modules: readonly string[];
}

/** The tags of the styles and scripts that a page does not contain yet. */
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

/** The page with tags that preload all it needs while its first script still runs. */
export function preloading(page: AppPage): string {
	const { styles, scripts } = tagsOf(page);
	return withTags(page.html, styles + scripts);
}

/**
 * The page with a screen in it, named by the screen's main heading, until the app hydrates it. The script tags wait in a template
 * and the app inserts them: before the screen is drawn they would only delay it.
 * @param providers the sign-in providers with buttons on the screen
 */
export function withScreen(page: AppPage, screen: string, providers: readonly string[]): string {
	const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(screen) ?? [];
	if (!title || !page.html.includes(place)) throw new Error("A screen needs a heading, and a place to stand in");
	const { styles, scripts } = tagsOf(page);
	return withTags(page.html, `${styles}<template id="later">${scripts}</template>`)
		.replace(/<title>(.*?)<\/title>/, (_, product: string) => `<title>${title} – ${product}</title>`)
		.replace(place, () => `<div id="root" data-unhydrated="" data-providers="${providers.join(" ")}">${screen}</div>`);
}
