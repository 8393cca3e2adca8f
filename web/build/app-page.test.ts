import { expect, test } from "vitest";
import { preloading, withScreen } from "./app-page.ts";

const html =
	'<head><title>Sayso</title><script type="module" src="/assets/app-1.js"></script></head><body><div id="root"></div></body>';

const manifest = {
	"app.html": { file: "assets/app-1.js", assets: ["assets/atkinson-latin-wght-normal-1.woff2"] },
	"src/app/start.tsx": { file: "assets/start-1.js", imports: ["_react.js"], dynamicImports: ["src/later.tsx"] },
	"src/later.tsx": { file: "assets/later-1.js" },
	"_react.js": { file: "assets/react-1.js", css: ["assets/style-1.css"] },
};

const page = { html, manifest, modules: ["app.html", "src/app/start.tsx"] };

test("preloads what the modules import, once each, and not what may come later", () => {
	expect(preloading(page).match(/(?<=(href|src)=")[^"]+/g)).toEqual([
		"/assets/app-1.js",
		"/assets/atkinson-latin-wght-normal-1.woff2",
		"/assets/style-1.css",
		"/assets/react-1.js",
		"/assets/start-1.js",
	]);
	expect(() => preloading({ ...page, modules: ["src/nothing.tsx"] })).toThrow("The build made no src/nothing.tsx");
});

test("a screen is in the page, unhydrated and named by its heading, and its scripts wait", () => {
	const standing = withScreen(page, "<main><h1 tabindex=-1>Welcome Back</h1> $& </main>", ["google", "apple"]);
	expect(standing).toContain("<title>Welcome Back – Sayso</title>");
	expect(standing).toContain('<div id="root" data-unhydrated="" data-providers="google apple"><main><h1 tabindex=-1>');
	expect(standing).toContain("Welcome Back</h1> $& </main></div>");
	const [, waiting] = /<template id="later">(.*)<\/template>/.exec(standing) ?? [];
	expect(waiting?.match(/(?<=href=")[^"]+/g)).toEqual(["/assets/react-1.js", "/assets/start-1.js"]);
	expect(() => withScreen(page, "<main></main>", [])).toThrow("needs a heading");
});
