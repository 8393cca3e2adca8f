/** Key in localStorage of the setting that keeps the screen on, and name of the event after a change: see `device/awake.ts`. */
export const awakeKey = "awake";
const mayStay = () => localStorage.getItem(awakeKey) !== "off";

/** One for each part of the page that wants the screen on. */
const wanted = new Set<object>();
let held: Promise<WakeLockSentinel | undefined> | undefined;

/** Asks for the lock or lets it go. A browser lets it go by itself when the page is hidden; then it is asked for anew. */
function follow(): void {
	const wants = wanted.size > 0 && mayStay() && document.visibilityState === "visible";
	if (wants === (held !== undefined)) return;
	void held?.then((lock) => lock?.release());
	held = wants ? ask() : undefined;
}

/** Some browsers have no lock, and a device whose battery is low refuses it: everything else goes on. */
async function ask(): Promise<WakeLockSentinel | undefined> {
	return navigator.wakeLock?.request("screen").catch(() => undefined);
}

window.addEventListener(awakeKey, follow);
document.addEventListener("visibilitychange", follow);

/** Keeps the screen on, where the person has not turned that off on this device. @returns how to let it go dark again */
export function keepAwake(): () => void {
	const part = {};
	wanted.add(part);
	follow();
	return () => {
		wanted.delete(part);
		follow();
	};
}
