import "../ui/base.css";
import { whenIdle } from "../waking/when-idle.ts";

const login = () => import("../screens/login.tsx");
const signUp = () => import("../screens/sign-up.tsx");
const communicator = () => import("../screens/communicator.tsx");

/** The screens that people come to first, and what stands around them: they are loaded with the app itself. */
const firstScreens: Record<string, readonly (() => Promise<unknown>)[]> = {
	"/login": [login],
	"/reset": [login],
	"/signup": [signUp],
	"/app": [() => import("./shell/shell.tsx"), communicator],
};

/** What the app needs, in pieces: on a slow device a press is answered between them. The first tells Zod how to work. */
const pieces = [
	() => import("../api/without-eval.ts"),
	() => import("react-dom/client"),
	() => import("../api/client.ts"),
	() => import("./app.tsx"),
	...(firstScreens[location.pathname] ?? []),
];

const root = document.querySelector<HTMLElement>("#root");
if (!root) throw new Error("The page has no place for the app");

// A screen that was made at build time is there to be read: what makes it answer can wait until the browser has time.
if (root.hasChildNodes()) {
	await whenIdle();
	const later = document.querySelector<HTMLTemplateElement>("template#later");
	if (later) document.head.append(later.content);
}
for (const load of pieces) {
	await load();
	await new Promise((resolve) => setTimeout(resolve));
}
const { start } = await import("./start.tsx");
await start(root);
