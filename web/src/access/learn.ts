import type { Switch } from "./profile.ts";

const names: Readonly<Record<string, string>> = {
	"pointer:0": "Main mouse button, anywhere",
	"pointer:1": "Middle mouse button",
	"pointer:2": "Second mouse button",
	touch: "A touch anywhere",
	sound: "A sound",
};

/** The name of a switch. */
export function nameOfSwitch(learned: Switch): string {
	const [kind, what = ""] = learned.split(":");
	if (kind === "key") return what.replace(/^(Key|Digit)/, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ");
	if (kind === "pad") return `Gamepad button ${Number(what) + 1}`;
	return names[learned] ?? `Mouse button ${Number(what) + 1}`;
}

/** The switch that caused an event. */
export function switchOf(event: KeyboardEvent | PointerEvent): Switch {
	if (event instanceof KeyboardEvent) return `key:${event.code}`;
	return event.pointerType === "touch" ? "touch" : `pointer:${event.button}`;
}

/** Passes on the next press of any switch, or undefined for Escape. The press has no other effect. @returns how to stop waiting */
export function waitForSwitch(learned: (found: Switch | undefined) => void): () => void {
	const off = new AbortController();
	const how = { capture: true, passive: false, signal: off.signal };
	const before = buttonsPressed();
	function end(found: Switch | undefined) {
		off.abort();
		clearInterval(timer);
		learned(found);
	}
	const stopHere = (event: Event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const timer = setInterval(() => {
		const pressed = buttonsPressed().find((button) => !before.includes(button));
		if (pressed !== undefined) end(`pad:${pressed}`);
	}, 16);
	let found: Switch | undefined;
	window.addEventListener(
		"keydown",
		(event) => {
			stopHere(event);
			if (!event.repeat && event.code) end(event.key === "Escape" ? undefined : switchOf(event));
		},
		how,
	);
	window.addEventListener(
		"pointerdown",
		(event) => {
			stopHere(event);
			found = switchOf(event);
		},
		how,
	);
	// A pointer press ends with its click, so that the click presses nothing.
	for (const type of ["click", "auxclick"] as const)
		window.addEventListener(
			type,
			(event) => {
				if (!found) return;
				stopHere(event);
				end(found);
			},
			how,
		);
	window.addEventListener("contextmenu", stopHere, how);
	return () => {
		off.abort();
		clearInterval(timer);
	};
}

const buttonsPressed = (): number[] =>
	navigator.getGamepads().flatMap((pad) => pad?.buttons.flatMap(({ pressed }, at) => (pressed ? [at] : [])) ?? []);
