/**
 * The localStorage key of the setting that keeps the screen on, and the name of the event after a change: see `device/awake.ts`.
 */
export const awakeKey = "awake";
const mayStay = () => localStorage.getItem(awakeKey) !== "off";

/** One object for each part of the page that wants the screen on. */
const wanted = new Set<object>();
let held: Promise<WakeLockSentinel | undefined> | undefined;

/** Requests or releases the lock. A browser releases it when the page is hidden; it is requested again when the page is shown. */
function follow(): void {
	const wants = wanted.size > 0 && mayStay() && document.visibilityState === "visible";
	if (wants === (held !== undefined)) return;
	void held?.then((lock) => lock?.release());
	held = wants ? ask() : undefined;
}

/** Some browsers have no wake lock, and a device with a low battery refuses it: the app works without it. */
async function ask(): Promise<WakeLockSentinel | undefined> {
	return navigator.wakeLock?.request("screen").catch(() => undefined);
}

window.addEventListener(awakeKey, follow);
document.addEventListener("visibilitychange", follow);

/** Keeps the screen on, unless the person turned that off on this device. @returns how to stop */
export function keepAwake(): () => void {
	const part = {};
	wanted.add(part);
	follow();
	return () => {
		wanted.delete(part);
		follow();
	};
}
