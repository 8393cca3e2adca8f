import { expect, test } from "vitest";
import { keptFiles } from "./worker.ts";

const manifest = {
	"app.html": { file: "assets/app-1.js" },
	"src/app/start.tsx": {
		file: "assets/start-1.js",
		imports: ["_react.js"],
		dynamicImports: ["src/screens/phrases.tsx", "src/identity/firebase.ts"],
	},
	"_react.js": { file: "assets/react-1.js" },
	"src/screens/phrases.tsx": { file: "assets/phrases-1.js", dynamicImports: ["../replies/src/index.ts"] },
	"../replies/src/index.ts": { file: "assets/src-1.js" },
	"src/identity/firebase.ts": { file: "assets/firebase-1.js" },
	"src/site/site.ts": { file: "assets/site-1.js" },
};
const html =
	'<link rel="stylesheet" href="/assets/style-1.css"><link rel="preload" href="/api/v1/sign-in-options" as="fetch">' +
	'<script src="/before-paint.js"></script><script type="module" src="/assets/app-1.js"></script>' +
	'<link rel="modulepreload" href="/assets/react-1.js">';

test("the page's own files come first, then all files the app may load; no API answers, no public pages", () => {
	expect(keptFiles(html, manifest, ["assets/capture.worklet-1.js"])).toEqual({
		entry: "/assets/app-1.js",
		first: ["/assets/style-1.css", "/before-paint.js", "/assets/app-1.js", "/assets/react-1.js"],
		rest: ["/assets/capture.worklet-1.js", "/assets/start-1.js", "/assets/phrases-1.js", "/assets/src-1.js"],
	});
});
