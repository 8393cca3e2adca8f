import { type AudioOutput, audioOutputs, chooseInWindow, isUsual } from "./audio-outputs.ts";
import { type WayOut, wayOutOf } from "./way-out.ts";

/** `gone`: the chosen one cannot be used, and the usual one is. */
export type OutputStanding = "usual" | "chosen" | "gone";

const key = "voice-output";
/** Milliseconds that words wait for their output: then they are heard from the usual one. */
const patience = 1_000;

/** `there`: once it goes where it belongs. */
interface Route {
	way: WayOut;
	there: Promise<void>;
}
const ways = new WeakMap<AudioContext, Route>();
/** All of them, for when what is plugged in or chosen changes. */
const inUse = new Set<WeakRef<AudioContext>>();
const listeners = new Set<() => void>();
let standing: OutputStanding = "usual";
/** The browser's own window is not opened twice for one that was granted before. */
let hasAsked = false;

/** The output that was chosen on this device; undefined for the usual one. */
export function chosenOutput(): AudioOutput | undefined {
	try {
		const { id, name } = JSON.parse(localStorage.getItem(key) ?? "");
		return typeof id === "string" && id && typeof name === "string" ? { id, name } : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps the choice; what sounds now moves there. @param output undefined for the usual one */
export function chooseOutput(output: AudioOutput | undefined): void {
	if (output) localStorage.setItem(key, JSON.stringify(output));
	else localStorage.removeItem(key);
	standing = output ? "chosen" : "usual";
	moveAll();
	tellAll();
}

/** Where sound of this context has to go to be heard where the person wants it, or else where it usually is. */
export async function routed(context: AudioContext): Promise<AudioNode> {
	const before = ways.get(context);
	// Tried again, since some browsers let a page use it only once it had the microphone; nobody waits for that.
	if (before && standing === "gone") follow(context);
	const { way, there } = before ?? follow(context);
	await Promise.race([there, new Promise((resolve) => setTimeout(resolve, patience))]);
	return way.node();
}

/** A way to the chosen output beside the usual one, which stays; undefined where it is the same, or cannot be used. */
export async function besides(context: AudioContext): Promise<AudioNode | undefined> {
	const output = chosenOutput();
	if (!output || (await isUsual(output))) return undefined;
	const way = wayOutOf(context, { beside: true });
	try {
		await way.to(output.id);
		return way.node();
	} catch {
		return undefined;
	}
}

export const outputStanding = (): OutputStanding => standing;

/** Follows what is chosen and whether it can be used. @returns ends that */
export function onOutput(listener: () => void): () => void {
	listeners.add(listener);
	void look();
	return () => void listeners.delete(listener);
}

function tellAll() {
	for (const listener of listeners) listener();
}

function tell(now: OutputStanding) {
	if (now === standing) return;
	standing = now;
	tellAll();
}

/** Tells whether the chosen one is there, before anything is said, where the browser says what is. */
async function look(): Promise<void> {
	const output = chosenOutput();
	const there = output ? await audioOutputs() : [];
	if (output && there.length > 0) tell(there.some((each) => isSame(each, output)) ? "chosen" : "gone");
}

/** A browser may give an output another id; its name stays. */
const isSame = (one: AudioOutput, other: AudioOutput) =>
	one.id === other.id || (one.name !== "" && one.name === other.name);

function moveAll() {
	for (const each of inUse) {
		const context = each.deref();
		if (context && context.state !== "closed") follow(context);
		else inUse.delete(each);
	}
}
navigator.mediaDevices?.addEventListener("devicechange", () => {
	void look();
	moveAll();
});

/** Sends a context to where it belongs now, once what was begun before is over. */
function follow(context: AudioContext): Route {
	const before = ways.get(context);
	if (!before) {
		inUse.add(new WeakRef(context));
		// What it went to is gone, and it stands still.
		context.addEventListener("error", () => follow(context));
	}
	const way = before?.way ?? wayOutOf(context);
	const route = { way, there: (before?.there ?? Promise.resolve()).then(() => send(way)) };
	ways.set(context, route);
	return route;
}

async function send(way: WayOut): Promise<void> {
	const output = chosenOutput();
	try {
		const there = output && (await audioOutputs()).find((each) => isSame(each, output));
		// It keeps to one that is gone, unless it is sent elsewhere.
		if (!there) await way.to("");
		if (!output) return tell("usual");
		await way.to(there?.id ?? output.id).catch(async (refused) => {
			const granted = !hasAsked && (await askAgain(output));
			if (!granted) throw refused;
			await way.to(granted.id);
		});
		if (there && there.id !== output.id) localStorage.setItem(key, JSON.stringify(there));
		tell("chosen");
	} catch {
		await way.to("").catch(() => undefined);
		tell("gone");
	}
}

/** On each new page Firefox wants to be asked for what it granted before; it then asks nobody. */
async function askAgain(output: AudioOutput): Promise<AudioOutput | undefined> {
	hasAsked = true;
	const granted = await chooseInWindow(output);
	if (granted) localStorage.setItem(key, JSON.stringify(granted));
	return granted;
}
