import { type AccessProfile, accessProfile } from "../profile.ts";
import { controlOf } from "./targets.ts";

let context: AudioContext | undefined;

/** A short, soft sound. @param volume 0 to 1 */
function tick(volume: number): void {
	context ??= new AudioContext();
	const at = context.currentTime;
	const loudness = context.createGain();
	loudness.gain.setValueAtTime(volume / 10, at);
	loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.06);
	const tone = context.createOscillator();
	tone.frequency.value = 660;
	tone.connect(loudness).connect(context.destination);
	tone.start(at);
	tone.stop(at + 0.07);
}

/** What a target is called: by what it would say, where it shows less of it, by its label for those who hear the page, or the words on it. */
export function nameOf(target: HTMLElement): string {
	const control = controlOf(target);
	const labelled = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
	const by = labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
	const label = "labels" in control && control.labels instanceof NodeList ? control.labels[0]?.textContent : "";
	return (control.dataset.text || control.ariaLabel || by || label || target.textContent || "")
		.trim()
		.replace(/\s+/g, " ");
}

/** What is lit, in words: of a group what it begins with, and how many more. */
function wordsOf(lit: readonly HTMLElement[]): string {
	const [first, ...others] = lit.map(nameOf);
	return others.length > 0 ? `${first}, and ${others.length} more` : (first ?? "");
}

/** How somebody wants to be told where they are: in words, wherever they have everything read to them. */
export const cueOf = ({ scan, reading }: AccessProfile): AccessProfile["scan"] =>
	reading.on ? { ...scan, cue: "spoken" } : scan;

/** Tells by ear what the light has come to, as loud as the person wants cues, in a voice of the device. */
export function giveCue(lit: readonly HTMLElement[], { cue, cueVolume }: AccessProfile["scan"]): void {
	if (cue === "off" || lit.length === 0 || (cue === "spoken" && mustBeQuiet())) return;
	const volume = cueVolume / 100;
	if (cue === "tick" || !globalThis.speechSynthesis) {
		tick(volume);
		return;
	}
	cancel();
	const utterance = new SpeechSynthesisUtterance(wordsOf(lit));
	utterance.volume = volume;
	utterance.lang = document.documentElement.lang;
	utterance.onend = utterance.onerror = () => watch.disconnect();
	watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: quiet });
	speechSynthesis.speak(utterance);
}

const quiet = ["data-speaks", "data-scan-pause", "data-listens"];

/** While Sayso speaks it is not talked over; while it listens, it would hear itself. */
const mustBeQuiet = () => document.querySelector(quiet.map((mark) => `[${mark}]`).join()) !== null;

/** Ends a cue that is being said when Sayso begins to speak or to listen: a key may tell it to, with nothing pressed. */
const watch = new MutationObserver(() => {
	if (mustBeQuiet()) cancel();
});

function cancel() {
	watch.disconnect();
	globalThis.speechSynthesis?.cancel();
}

/** Says a target to whoever wants what they come to read to them. */
export function read(target: HTMLElement): void {
	const profile = accessProfile();
	if (profile.reading.on && target.isConnected && !mustBeQuiet()) giveCue([target], cueOf(profile));
}

/** What was chosen may be said aloud: no cue is in its way. What is said in the person's name goes on. */
export function endCue({ cue }: AccessProfile["scan"]): void {
	if (cue === "spoken" && !document.querySelector("[data-speaks], [data-scan-pause]")) cancel();
}
