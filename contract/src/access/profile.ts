import { z } from "zod";
import { Text } from "../rules/text.ts";

/** What is pressed: `key:` and its code, `pointer:` or `pad:` and the number of its button, a touch wherever it falls, or a sound. */
const Switch = z.string().regex(/^(key:\w+|pointer:\d|pad:\d{1,2}|touch|sound)$/);
export type Switch = z.infer<typeof Switch>;

/** Whole milliseconds; what is out of bounds or missing is the usual. */
const milliseconds = (usual: number, least: number, most: number) => z.int().min(least).max(most).catch(usual);
const onOff = (usual: boolean) => z.boolean().catch(usual);

const Scan = z.object({
	on: onOff(false),
	/** One switch: the light moves by itself, by presses, or while the switch is held. Two: one moves it, one chooses. */
	way: z.enum(["automatic", "step", "hold", "two"]).catch("automatic"),
	/** How long each item is lit. */
	pace: milliseconds(1500, 300, 10_000),
	/** Rounds in which nothing is chosen, then it rests. */
	rounds: z.int().min(1).max(9).catch(3),
	/** By ear, what is lit: a soft tick, or its words in a voice of the device. */
	cue: z.enum(["off", "tick", "spoken"]).catch("off"),
	/** How loud a cue is, in hundredths. */
	cueVolume: z.int().min(10).max(100).catch(60),
	/** Each round begins with what the person usually chooses next; nothing on the screen moves. */
	learned: onOff(false),
	/** Where presses move the light: without one for so long, what is lit is pressed; 0: only a hold presses. */
	chooseAfter: milliseconds(0, 0, 5000),
});

const Switches = z.object({
	choose: z.array(Switch).min(1).max(4).catch(["key:Space", "key:Enter"]),
	move: z.array(Switch).max(4).catch([]),
	/** Two presses nearer than this are one. */
	debounce: milliseconds(100, 0, 1000),
	/** A press shorter than this is a slip. */
	acceptance: milliseconds(0, 0, 2000),
	/** After a press the next is not listened to for so long. */
	ignoreSecond: milliseconds(0, 0, 2000),
	/** What a long press does: what every press does, nothing, or it takes the last choice back. */
	long: z.enum(["chooses", "cancels", "undoes"]).catch("chooses"),
	/** How long a long press is. */
	longAfter: milliseconds(1000, 500, 2500),
});

/** `threshold`: decibels of full scale, 0 the loudest, from which on a sound is a press. */
const Sound = z.object({ threshold: z.int().min(-90).max(-5).catch(-35) });

const Dwell = z.object({
	on: onOff(false),
	time: milliseconds(1000, 300, 5000),
	/** Pixels beside a target that still are on it. */
	reach: z.int().min(0).max(60).catch(0),
	/** Everything that can be pressed is 96 px at least. */
	largeTargets: onOff(false),
	hidesPointer: onOff(false),
	/** A strip beside the page, in a small window a place in the bar, where the eyes may rest and nothing is pressed. */
	restZone: onOff(false),
});

const Gamepad = z.object({
	on: onOff(false),
	choose: z.int().min(0).max(31).catch(0),
	back: z.int().min(0).max(31).catch(1),
	/** How far a stick must lean before it counts, in hundredths. */
	deadZone: z.int().min(10).max(90).catch(35),
});

const Touch = z.object({
	/** How long a touch must last; 0: a tap. */
	hold: milliseconds(0, 0, 2000),
	/** After a touch the next is not listened to for so long. */
	ignoreSecond: milliseconds(0, 0, 2000),
	/** A touch longer than this is a hand that rests; 0: none is too long. */
	longest: milliseconds(0, 0, 5000),
	/** Pixels beside a target that still are on it. */
	reach: z.int().min(0).max(60).catch(0),
});

/** What somebody points at or comes to is said to them, before they choose it. */
const Reading = z.object({ on: onOff(false) });

const Keys = z.object({
	/** WCAG 2.1.4: single keys can be turned off, or be others. */
	on: onOff(true),
	/** The key of a command that has another than its own, by the command's name; in lower case. */
	changed: z
		.record(Text.max(40), Text.min(1).max(20))
		.refine((keys) => Object.keys(keys).length <= 100)
		.catch({}),
});

const whole = <Shape extends z.ZodObject>(shape: Shape) => shape.catch(() => shape.parse({}) as never);

/** How somebody gives commands, beside touch, mouse and keyboard as every page takes them. Whatever is amiss in it is the usual. */
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
