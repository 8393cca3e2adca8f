import { onAccessChange } from "../../access/glance.ts";
import { switchOf } from "../../access/learn.ts";
import { accessProfile, changeAccess } from "../../access/profile.ts";
import { showPageNotice } from "../../ui/page-notice.ts";

/** Milliseconds after which the question closes without an answer. */
const patience = 30_000;
/** Milliseconds after the question in which presses are ignored: they may belong to a quick series. */
const deaf = 500;

const question =
	"Are you using a switch? Press again to turn scanning on. To stop it later, hold your switch for 3 seconds.";
const explanation =
	"Scanning is on. Press your switch when what you want lights up. To stop scanning, hold your switch for 3 seconds. You can change how it works in Access and voice.";

let isAsking = false;

/** Asks whether a key is a switch. One more press of it turns scanning on; another key, or a pointer, means no. */
export function askForScanning({ code }: KeyboardEvent): void {
	const isTried = document.querySelector("[data-access-learns], [data-access-measures]") !== null;
	if (isAsking || isTried || accessProfile().scan.on) return;
	isAsking = true;
	const off = new AbortController();
	const closeNote = showPageNotice({ label: "Switch", text: question, onClose: end });
	const timer = setTimeout(end, patience);
	const from = performance.now() + deaf;

	function end() {
		isAsking = false;
		clearTimeout(timer);
		off.abort();
		closeNote();
	}
	function pressed(event: KeyboardEvent) {
		if (event.code !== code) return end();
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.repeat || performance.now() < from) return;
		end();
		turnOn(event);
	}
	window.addEventListener("keydown", pressed, { capture: true, signal: off.signal });
	// Wait for the click: the page moves up when the note goes away.
	window.addEventListener("click", end, { signal: off.signal });
}

function turnOn(event: KeyboardEvent): void {
	const { choose } = accessProfile().switches;
	const key = switchOf(event);
	// One switch is enough for automatic scanning, whatever was set before.
	changeAccess({
		scan: { on: true, way: "automatic" },
		switches: { choose: choose.includes(key) ? choose : [key] },
	});
	const turnOff = { label: "Turn scanning off", press: () => changeAccess({ scan: { on: false } }) };
	const close = showPageNotice({ label: "Switch", text: explanation, actions: [turnOff], onClose: () => unfollow() });
	const unfollow = onAccessChange(() => {
		if (accessProfile().scan.on) return;
		unfollow();
		close();
	});
}
