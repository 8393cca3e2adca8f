import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const seconds = (count: number) => count * 16_000;
const loud = (count: number) => new Int16Array(seconds(count)).fill(1000);

test("a short utterance stays whole", () => {
	expect(piecesOf(loud(8)).map(({ length }) => length)).toEqual([seconds(8)]);
});

test("a long one is cut in its pause, and nothing of it is lost", () => {
	const sound = loud(20);
	sound.fill(0, seconds(6), seconds(6.4));
	const pieces = piecesOf(sound);
	expect(pieces[0]?.length).toBeGreaterThan(seconds(6));
	expect(pieces[0]?.length).toBeLessThan(seconds(6.4));
	expect(pieces.every(({ length }) => length <= seconds(8))).toBe(true);
	expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(sound.length);
});
