export type Direction = "up" | "down" | "left" | "right";

/** Milliseconds until a held direction repeats, and between further repeats. */
const firstRepeat = 400;
const nextRepeat = 200;

/** The state of a gamepad or joystick at one time. */
export interface PadReading {
	/** The pressed ones. */
	buttons: readonly number[];
	/** The deflection of the sticks, -1 to 1: left to right, top to bottom. */
	axes: readonly number[];
	/** The browser knows the layout of this pad: two sticks and a cross. Of an unknown pad only the first stick is used. */
	isStandard: boolean;
}

export interface Pad {
	pressed: readonly number[];
	/**
	 * For each axis, whether it has been in the middle since the pad was connected: others are ignored, because a trigger rests at an
	 * end.
	 */
	wasInMiddle: readonly boolean[];
	direction: Direction | undefined;
	/** When the direction repeats. */
	due: number;
}

export interface PadSignal {
	move?: Direction;
	down: readonly number[];
	up: readonly number[];
}

export const idlePad: Pad = { pressed: [], wasInMiddle: [], direction: undefined, due: 0 };

/** The cross of the standard layout. */
const cross: Readonly<Record<number, Direction>> = { 12: "up", 13: "down", 14: "left", 15: "right" };

/** The number of axes that are sticks. An unknown pad has triggers, a throttle or a hat after its first stick. */
const axesOfSticks = ({ isStandard }: PadReading) => (isStandard ? 4 : 2);

/** The stronger direction of the sticks outside the dead zone. @param deadZone 0 to 1 */
function directionOf(
	{ buttons, isStandard }: PadReading,
	leaning: readonly number[],
	deadZone: number,
): Direction | undefined {
	const pressed = isStandard ? buttons.map((button) => cross[button]).find(Boolean) : undefined;
	if (pressed) return pressed;
	const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = leaning;
	const isLeft = Math.hypot(leftX, leftY) >= Math.hypot(rightX, rightY);
	const [x, y] = isLeft ? [leftX, leftY] : [rightX, rightY];
	if (Math.hypot(x, y) < deadZone) return undefined;
	if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
	return y > 0 ? "down" : "up";
}

/** What changed since the last reading. Pure: the clock is a parameter, in milliseconds. @param deadZone 0 to 1 */
export function readPad(pad: Pad, reading: PadReading, deadZone: number, now: number): { pad: Pad; signal: PadSignal } {
	const pressed = reading.buttons;
	const down = pressed.filter((button) => !pad.pressed.includes(button));
	const up = pad.pressed.filter((button) => !pressed.includes(button));
	const sticks = reading.axes.slice(0, axesOfSticks(reading));
	const wasInMiddle = sticks.map((leans, at) => pad.wasInMiddle[at] || Math.abs(leans) < deadZone);
	const leaning = sticks.map((leans, at) => (wasInMiddle[at] ? leans : 0));
	const direction = directionOf(reading, leaning, deadZone);
	const isNew = direction !== pad.direction;
	const isGiven = direction !== undefined && (isNew || now >= pad.due);
	const due = isGiven ? now + (isNew ? firstRepeat : nextRepeat) : pad.due;
	return { pad: { pressed, wasInMiddle, direction, due }, signal: { down, up, ...(isGiven && { move: direction }) } };
}
