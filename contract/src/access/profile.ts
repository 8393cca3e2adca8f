import { z } from "zod";
import { Text } from "../rules/text.ts";

/**
 * The input that counts as a press: `key:` and its code, `pointer:` or `pad:` and a button number, a touch anywhere, or
 * a sound.
 */
const Switch = z.string().regex(/^(key:\w+|pointer:\d|pad:\d{1,2}|touch|sound)$/);
export type Switch = z.infer<typeof Switch>;

/** Whole milliseconds. A value that is missing or out of bounds is replaced by the default. */
const milliseconds = (usual: number, least: number, most: number) => z.int().min(least).max(most).catch(usual);
const onOff = (usual: boolean) => z.boolean().catch(usual);

const Scan = z.object({
	on: onOff(false),
	/**
	 * One switch: the highlight moves by itself, with each press, or while the switch is held. Two: one moves it, the
	 * other chooses.
	 */
	way: z.enum(["automatic", "step", "hold", "two"]).catch("automatic"),
	/** How long each item is highlighted. */
	pace: milliseconds(1500, 300, 10_000),
	/** Rounds without a choice after which scanning pauses. */
	rounds: z.int().min(1).max(9).catch(3),
	/** A sound for the highlighted item: a soft tick, or its text in a voice of the device. */
	cue: z.enum(["off", "tick", "spoken"]).catch("off"),
	/** The volume of the cue, in percent. */
	cueVolume: z.int().min(10).max(100).catch(60),
	/** Each round begins with what the person usually chooses next; the layout stays the same. */
	learned: onOff(false),
	/**
	 * If presses move the highlight: the item is chosen after this time without a press; 0: only a long press chooses.
	 */
	chooseAfter: milliseconds(0, 0, 5000),
});

const Switches = z.object({
	choose: z.array(Switch).min(1).max(4).catch(["key:Space", "key:Enter"]),
	move: z.array(Switch).max(4).catch([]),
	/** Two presses closer together than this count as one. */
	debounce: milliseconds(100, 0, 1000),
	/** A shorter press is ignored. */
	acceptance: milliseconds(0, 0, 2000),
	/** Further presses are ignored for this long after a press. */
	ignoreSecond: milliseconds(0, 0, 2000),
	/** The effect of a long press: the same as any press, nothing, or undo of the last choice. */
	long: z.enum(["chooses", "cancels", "undoes"]).catch("chooses"),
	/** The duration of a long press. */
	longAfter: milliseconds(1000, 500, 2500),
});

/** `threshold`: the level in decibels (0 is full scale) from which a sound counts as a press. */
const Sound = z.object({ threshold: z.int().min(-90).max(-5).catch(-35) });

const Dwell = z.object({
	on: onOff(false),
	time: milliseconds(1000, 300, 5000),
	/** The margin around a target, in pixels, that belongs to it. */
	reach: z.int().min(0).max(60).catch(0),
	/** Every control is at least 96 px large. */
	largeTargets: onOff(false),
	hidesPointer: onOff(false),
	/**
	 * An area beside the page, or in a small window a place in the bar, where the eyes may rest without choosing
	 * anything.
	 */
	restZone: onOff(false),
});

const Gamepad = z.object({
	on: onOff(false),
	choose: z.int().min(0).max(31).catch(0),
	back: z.int().min(0).max(31).catch(1),
	/** How far a stick must lean to count, in percent. */
	deadZone: z.int().min(10).max(90).catch(35),
});

const Touch = z.object({
	/** The minimum duration of a touch; 0: a tap. */
	hold: milliseconds(0, 0, 2000),
	/** Further touches are ignored for this long after a touch. */
	ignoreSecond: milliseconds(0, 0, 2000),
	/** A longer touch is ignored as a resting hand; 0: no limit. */
	longest: milliseconds(0, 0, 5000),
	/** The margin around a target, in pixels, that belongs to it. */
	reach: z.int().min(0).max(60).catch(0),
});

/** Speaks the item under the pointer or the focus before the person chooses it. */
const Reading = z.object({ on: onOff(false) });

const Keys = z.object({
	/** WCAG 2.1.4: single-key commands can be turned off or changed. */
	on: onOff(true),
	/** Changed keys in lower case, by the command's name. */
	changed: z
		.record(Text.max(40), Text.min(1).max(20))
		.refine((keys) => Object.keys(keys).length <= 100)
		.catch({}),
});

const whole = <Shape extends z.ZodObject>(shape: Shape) => shape.catch(() => shape.parse({}) as never);

/**
 * How a person gives commands, besides touch, mouse and keyboard as on every page. Invalid values are replaced by the
 * defaults.
 */
export const AccessProfile = z.object({
	scan: whole(Scan),
	switches: whole(Switches),
	sound: whole(Sound),
	dwell: whole(Dwell),
	gamepad: whole(Gamepad),
	touch: whole(Touch),
	keys: whole(Keys),
	reading: whole(Reading),
});
export type AccessProfile = z.infer<typeof AccessProfile>;
