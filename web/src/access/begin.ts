import { accessKey } from "./access-key.ts";

/**
 * Every way of pressing that was chosen on this device, everywhere on the page. Where none ever was, nothing is fetched
 * before one is. @returns how to stop
 */
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
