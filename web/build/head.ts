import type { ManifestChunk } from "vite";

/** The font file that every page needs for its first text. */
const firstFont = /latin-wght-normal-.*\.woff2$/;

/** The preload tag of the first font, if it is among a page's files. */
export const fontTags = (assets: readonly string[] = []): string =>
	assets
		.filter((file) => firstFont.test(file))
		.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
		.join("");

/** The tags that load a public page's font, styles and script. `pages`: the built pages; `script`: its entry. */
export function headOf(pages: Pick<ManifestChunk, "css" | "assets">, script: Pick<ManifestChunk, "file">): string {
	return [
		fontTags(pages.assets),
		...(pages.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
		`<script type="module" src="/${script.file}"></script>`,
	].join("");
}

/** The same in development, where Vite serves each source file separately. `urls`: every module the pages import. */
export function headInDevelopment(urls: Iterable<string>, script: string): string {
	const styles = [...urls].filter((url) => url.endsWith(".css"));
	return headOf({ css: styles.map((url) => url.slice(1)) }, { file: script });
}
