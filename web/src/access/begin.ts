import { accessKey } from "./access-key.ts";

/** Runs every way of pressing chosen on this device, on the whole page. Loads no code before one is chosen. @returns how to stop */
export function beginAccess(): () => void {
	let engine: Promise<() => void> | undefined;
	const follow = () => {
		if (!engine && localStorage.getItem(accessKey))
			engine = import("./edge/engine.ts").then(({ runEngine }) => runEngine());
	};
	window.addEventListener(accessKey, follow);
	follow();
	return () => {
		window.removeEventListener(accessKey, follow);
		void engine?.then((stop) => stop());
		engine = undefined;
	};
}
