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

/** The name of a target: the full text it would speak, its accessible label, or its visible words. */
export function nameOf(target: HTMLElement): string {
	const control = controlOf(target);
	const labelled = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
	const by = labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
	const label = "labels" in control && control.labels instanceof NodeList ? control.labels[0]?.textContent : "";
	return (control.dataset.text || control.ariaLabel || by || label || target.textContent || "")
		.trim()
		.replace(/\s+/g, " ");
}

/** The highlighted targets in words: of a group the first names, and how many more there are. */
function wordsOf(lit: readonly HTMLElement[]): string {
	const [first, ...others] = lit.map(nameOf);
	return others.length > 0 ? `${first}, and ${others.length} more` : (first ?? "");
}

/** How the person wants the highlight announced: in words if they have everything read aloud. */
export const cueOf = ({ scan, reading }: AccessProfile): AccessProfile["scan"] =>
	reading.on ? { ...scan, cue: "spoken" } : scan;

/** Announces the highlighted target at the volume for cues, in a device voice. */
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

/** Cues must not talk over Sayso's speech, nor be picked up while it listens. */
const mustBeQuiet = () => document.querySelector(quiet.map((mark) => `[${mark}]`).join()) !== null;

/** Stops a cue when Sayso starts to speak or listen, which a shortcut key can cause. */
const watch = new MutationObserver(() => {
	if (mustBeQuiet()) cancel();
});

function cancel() {
	watch.disconnect();
	globalThis.speechSynthesis?.cancel();
}

/** Speaks a target if the person wants targets read aloud. */
export function read(target: HTMLElement): void {
	const profile = accessProfile();
	if (profile.reading.on && target.isConnected && !mustBeQuiet()) giveCue([target], cueOf(profile));
}

/** Stops a cue before the chosen text is spoken. The person's speech goes on. */
export function endCue({ cue }: AccessProfile["scan"]): void {
	if (cue === "spoken" && !document.querySelector("[data-speaks], [data-scan-pause]")) cancel();
}
