import { listeners } from "../listeners.ts";
import { type AudioOutput, audioOutputs, chooseInWindow, isUsual } from "./audio-outputs.ts";
import { type WayOut, wayOutOf } from "./way-out.ts";

/** `gone`: the chosen output cannot be used, and the default one plays. */
export type OutputStanding = "usual" | "chosen" | "gone";

const key = "voice-output";
/** Milliseconds that speech waits for its output; after that the default one plays it. */
const patience = 1_000;

/** `there` resolves when the context plays on the right output. */
interface Route {
	way: WayOut;
	there: Promise<void>;
}
const ways = new WeakMap<AudioContext, Route>();
/** All contexts in use, to update them when devices or the choice change. */
const inUse = new Set<WeakRef<AudioContext>>();
const changes = listeners();
let standing: OutputStanding = "usual";
/** Set once Firefox's window was opened for an output granted before: it is not opened twice. */
let hasAsked = false;

/** The output chosen on this device; undefined for the default one. */
export function chosenOutput(): AudioOutput | undefined {
	try {
		const { id, name } = JSON.parse(localStorage.getItem(key) ?? "");
		return typeof id === "string" && id && typeof name === "string" ? { id, name } : undefined;
	} catch {
		return undefined;
	}
}

/** Saves the choice and moves the sound that is playing. @param output undefined for the default one */
export function chooseOutput(output: AudioOutput | undefined): void {
	if (output) localStorage.setItem(key, JSON.stringify(output));
	else localStorage.removeItem(key);
	standing = output ? "chosen" : "usual";
	moveAll();
	changes.emit();
}

/** The node to connect sound to, so that it plays on the chosen output, or on the default one as a fallback. */
export async function routed(context: AudioContext): Promise<AudioNode> {
	const before = ways.get(context);
	// Try again without waiting: some browsers allow an output only once the page has had the microphone.
	if (before && standing === "gone") follow(context);
	const { way, there } = before ?? follow(context);
	await Promise.race([there, new Promise((resolve) => setTimeout(resolve, patience))]);
	return way.node();
}

/** A second way out to the chosen output, beside the default one; undefined if both are the same or it cannot be used. */
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

/** Calls the listener when the choice or its availability changes. @returns how to stop */
export function onOutput(listener: () => void): () => void {
	const stop = changes.subscribe(listener);
	void look();
	return stop;
}

function notify(now: OutputStanding) {
	if (now === standing) return;
	standing = now;
	changes.emit();
}

/** Checks whether the chosen output is plugged in, before any speech, if the browser lists devices. */
async function look(): Promise<void> {
	const output = chosenOutput();
	const there = output ? await audioOutputs() : [];
	if (output && there.length > 0) notify(there.some((each) => isSame(each, output)) ? "chosen" : "gone");
}

/** A browser may give an output a new id; its name stays. */
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

/** Moves a context to its current output, after any move under way. */
function follow(context: AudioContext): Route {
	const before = ways.get(context);
	if (!before) {
		inUse.add(new WeakRef(context));
		// The output was unplugged, and the context stopped.
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
		// The context stays on a missing output unless it is moved.
		if (!there) await way.to("");
		if (!output) return notify("usual");
		await way.to(there?.id ?? output.id).catch(async (refused) => {
			const granted = !hasAsked && (await askAgain(output));
			if (!granted) throw refused;
			await way.to(granted.id);
		});
		if (there && there.id !== output.id) localStorage.setItem(key, JSON.stringify(there));
		notify("chosen");
	} catch {
		await way.to("").catch(() => undefined);
		notify("gone");
	}
}

/** On each new page Firefox must be asked for an output that it granted before; it then does not ask the person. */
async function askAgain(output: AudioOutput): Promise<AudioOutput | undefined> {
	hasAsked = true;
	const granted = await chooseInWindow(output);
	if (granted) localStorage.setItem(key, JSON.stringify(granted));
	return granted;
}
