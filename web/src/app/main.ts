import "../ui/base.css";
import { watchStorage } from "../device/storage-standing.ts";
import { whenIdle } from "../hydration/when-idle.ts";
import { whenUsed } from "../hydration/when-used.ts";

const login = () => import("../screens/login.tsx");
const signUp = () => import("../screens/sign-up.tsx");
const communicator = () => import("../screens/communicator.tsx");

/** The first screens people see, and their modules: loaded together with the app. */
const firstScreens: Record<string, readonly (() => Promise<unknown>)[]> = {
	"/login": [login],
	"/reset": [login],
	"/signup": [signUp],
	"/app": [() => import("@sayso/contract/endpoints.ts"), () => import("./shell/shell.tsx"), communicator],
};

/** The app's modules in pieces: on a slow device presses are handled between them. The first configures Zod. */
const pieces = [
	() => import("../api/without-eval.ts"),
	() => import("react-dom/client"),
	() => import("../api/client.ts"),
	() => import("./app.tsx"),
	...(firstScreens[location.pathname] ?? []),
	() => import("./start.tsx"),
];

watchStorage();
const root = document.querySelector<HTMLElement>("#root");
if (!root) throw new Error("No root");

// A visitor can read a prerendered screen at once: it is hydrated when the browser is idle, or as soon as the screen is used. A
// person who was signed in here last does not see it and waits.
const hydrates = root.hasChildNodes() && !localStorage.getItem("signed-in");
const pause = async () => {
	if (hydrates) await Promise.race([whenIdle(), whenUsed()]);
	await new Promise((resolve) => setTimeout(resolve));
};

await pause();
const later = document.querySelector<HTMLTemplateElement>("template#later");
if (later) document.head.append(later.content);
for (const load of pieces) {
	await load();
	await pause();
}
const { start } = await import("./start.tsx");
await start(root, { hydrates, pause });
