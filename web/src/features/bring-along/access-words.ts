import { nameOfSwitch } from "../../access/learn.ts";
import type { AccessProfile, Switch } from "../../access/profile.ts";
import { commands } from "../../conversation/commands.ts";

/** The settings of the ways to press, by their path in the profile, with the names the screens use. */
const labels: Readonly<Record<string, string>> = {
	"scan.on": "Scanning",
	"scan.way": "How the light moves",
	"scan.pace": "How long each item is lit",
	"scan.rounds": "Rounds before it rests",
	"scan.learned": "Begin where I usually go next",
	"scan.cue": "What you hear when the light moves",
	"scan.cueVolume": "How loud that sounds",
	"scan.chooseAfter": "Press what is lit after a pause of",
	"switches.choose": "Your switch",
	"switches.move": "The switch that moves",
	"switches.debounce": "Presses closer together count as one",
	"switches.acceptance": "How long a press must last",
	"switches.ignoreSecond": "How long a second press is ignored",
	"switches.long": "What a long press does",
	"switches.longAfter": "How long a long press is",
	"sound.threshold": "How loud your sound must be",
	"dwell.on": "Dwell",
	"dwell.time": "Dwell time",
	"dwell.reach": "How far beside a button still counts",
	"dwell.largeTargets": "Very large buttons",
	"dwell.hidesPointer": "Hide the pointer",
	"dwell.restZone": "A place to rest",
	"gamepad.on": "Gamepad or joystick",
	"gamepad.choose": "Its button that presses",
	"gamepad.back": "Its button that goes back",
	"gamepad.deadZone": "How far a stick leans before it counts",
	"touch.hold": "How long a touch must last",
	"touch.ignoreSecond": "How long a second touch is ignored",
	"touch.longest": "Ignore touches longer than",
	"touch.reach": "How far beside a button a touch still counts",
	"keys.on": "Single keys",
	"reading.on": "Read buttons aloud",
};

const ways: Readonly<Record<string, string>> = {
	automatic: "by itself",
	step: "by presses",
	hold: "while held",
	two: "two switches",
	chooses: "presses",
	cancels: "cancels",
	tick: "a tick",
	spoken: "its name",
	undoes: "undoes the last choice",
};

const isTime = (path: string) => !/rounds|gamepad|threshold|reach|Volume/.test(path);

function worded(path: string, value: unknown): string {
	if (path.startsWith("switches.") && typeof value === "string" && value.startsWith("["))
		return (JSON.parse(value) as Switch[]).map(nameOfSwitch).join(", ") || "none";
	if (typeof value === "boolean") return value ? "on" : "off";
	if (typeof value === "number" && path === "gamepad.deadZone") return `${value}%`;
	if (typeof value === "number" && isTime(path)) return `${value / 1000} s`;
	return ways[String(value)] ?? String(value ?? "as usual");
}

/** One setting in words. `path` is a key of `leavesOf`. */
export function accessWords(path: string): { label: string; worded: (value: unknown) => string } {
	const command = /^keys\.changed\.(.+)$/.exec(path)?.[1];
	const known = Object.entries<{ label: string }>(commands).find(([name]) => name === command)?.[1];
	return {
		label: known ? `Key of ${known.label}` : (labels[path] ?? path),
		worded: (value) => worded(path, value),
	};
}

/** A short description of the ways to press that are on. */
export function waysInWords({ scan, dwell, gamepad, touch, keys, reading }: AccessProfile): string {
	const on = [
		scan.on && "scanning",
		dwell.on && "dwell",
		gamepad.on && "a gamepad",
		(touch.hold > 0 || touch.ignoreSecond > 0 || touch.longest > 0 || touch.reach > 0) && "careful touch",
		Object.keys(keys.changed).length > 0 && "keys of your own",
		reading.on && "buttons are read aloud",
		!keys.on && "single keys off",
	].filter((each) => each !== false);
	return on.length > 0 ? on.join(", ") : "as usual";
}
