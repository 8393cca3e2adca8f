import { cardLayout } from "../../device/card-layout.ts";
import { browserListeningConsent, listensFirst } from "../../device/consent.ts";
import type { DeviceSetting } from "../../device/device-setting.ts";
import { hand } from "../../device/hand.ts";
import { contrast, motion, theme } from "../../device/looks-of-page.ts";
import { speakingWay } from "../../device/speaking-way.ts";
import { turnedWay } from "../../device/turned-way.ts";
import { starterSetting } from "../../phrases/starter-set.ts";
import { chooseTextSize, chosenTextSize, type textSizes } from "../../ui/text-size.ts";
import { chooseManner, chosenManner } from "../../voice/manner.ts";
import { pressWhileSpeaking } from "../../voice/press-while-speaking.ts";

interface Brought {
	label: string;
	/** Maps each value to its name on the screen. */
	names: Readonly<Record<string, string>>;
	get(): string;
	set(value: string): void;
}

function brought<Value extends string>(
	label: string,
	names: Readonly<Record<Value, string>>,
	{ get, set }: Pick<DeviceSetting<Value>, "get" | "set">,
): Brought {
	return { label, names, get, set: (value) => set(value as Value) };
}

/** One setting of Sayso's and the person's own voices. */
const manner = (what: "rate" | "pitch" | "volume") => ({
	get: () => String(chosenManner()[what]),
	set: (value: string) => chooseManner({ [what]: Number(value) }),
});

/** The device settings that can be exported, by their name in the file. */
export const deviceSettings: Readonly<Record<string, Brought>> = {
	textSize: brought(
		"Text size",
		{ standard: "Standard", large: "Large", largest: "Largest" } satisfies Record<(typeof textSizes)[number], string>,
		{ get: chosenTextSize, set: chooseTextSize },
	),
	theme: brought("Colours", { system: "As the device", light: "Light", dark: "Dark" }, theme),
	contrast: brought("Contrast", { system: "As the device", more: "More" }, contrast),
	motion: brought("Movement", { system: "As the device", less: "Less" }, motion),
	hand: brought("Your hand", { left: "Left", right: "Right" }, hand),
	cards: brought("Replies and phrases", { words: "Words", pictures: "Large pictures" }, cardLayout),
	turned: brought("Turned screen", { upright: "Upright", "upside-down": "Upside down" }, turnedWay),
	ownWords: brought("Own words are spoken", { whole: "As a whole", sentences: "Sentence by sentence" }, speakingWay),
	voiceSpeed: brought("Speed of the voice", { "0.75": "Slow", "1": "Usual", "1.3": "Fast" }, manner("rate")),
	voicePitch: brought("Pitch of the voice", { "0.88": "Low", "1": "Usual", "1.12": "High" }, manner("pitch")),
	voiceVolume: brought("Volume of the voice", { "0.4": "Soft", "0.7": "Medium", "1": "Full" }, manner("volume")),
	toneOfReplies: brought(
		"Tone of a reply",
		{ heard: "A little", even: "Off" },
		{
			get: () => (chosenManner().tone ? "heard" : "even"),
			set: (value: string) => chooseManner({ tone: value === "heard" }),
		},
	),
	whileSpeaking: brought(
		"A press while your voice speaks",
		{ replaces: "Speaks at once", waits: "Waits its turn" },
		pressWhileSpeaking,
	),
	starterPhrases: brought("Starter set", { shown: "Shown", hidden: "Hidden" }, starterSetting),
	listensFirst: brought("Listen with", { best: "Whatever works best", sayso: "Sayso first" }, listensFirst),
	listening: brought(
		"Listening by the browser, whose maker may receive the sound",
		{ "not-agreed": "No", agreed: "Yes" },
		browserListeningConsent,
	),
};

/** Setting names with their chosen values. */
export type DeviceSettings = Readonly<Record<string, string>>;

/** The settings chosen on this device. */
export const settingsOfDevice = (): DeviceSettings =>
	Object.fromEntries(Object.entries(deviceSettings).map(([name, { get }]) => [name, get()]));

/** Sets the given settings, and leaves the rest. */
export function chooseOnDevice(settings: DeviceSettings): void {
	for (const [name, value] of Object.entries(settings)) deviceSettings[name]?.set(value);
}
