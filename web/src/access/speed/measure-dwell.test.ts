import { beforeEach, expect, test } from "vitest";
import { beginLooking, type Looking, litPlace, look, lookingDue, proposeDwell } from "./measure-dwell.ts";

let now: number;
let state: Looking;
function pass(milliseconds: number) {
	const until = now + milliseconds;
	for (let due = lookingDue(state, now); due !== undefined && due <= until; due = lookingDue(state, now)) {
		now = due;
		state = look(state, { type: "tick" }, now);
		if (now >= until) break;
	}
	now = until;
}
const at = (place: number | undefined, beside = 0) => {
	state = look(state, { type: "at", place, beside }, now);
};
/** Moves to the highlighted place, over a place beside it. */
function find(by = 0) {
	const lit = litPlace(state);
	if (by) {
		at((lit + 1) % 4);
		pass(by);
	}
	at(lit);
	pass(700);
	at(undefined, 200);
	pass(100);
}

beforeEach(() => {
	now = 1000;
	state = beginLooking(now);
});

test("eight highlights are enough; a place left too soon is not found", () => {
	at(litPlace(state));
	pass(500);
	at(undefined, 200);
	expect(state.found).toBe(0);
	for (let times = 0; times < 8; times++) find();
	expect(state).toMatchObject({ found: 8, end: "done", passes: [] });
	expect(lookingDue(state, now)).toBeUndefined();
});

test("it takes two minutes at most, and too few results give no proposal", () => {
	find();
	pass(120_000);
	expect(state.end).toBe("done");
	expect(proposeDwell(state)).toBeUndefined();
});

test("the dwell time is 1.5 times the longest passing look, from 0.5 to 5 s", () => {
	for (let times = 0; times < 4; times++) find();
	expect(proposeDwell(state)).toEqual({ time: 500, reach: 0 });
	find(610);
	expect(proposeDwell(state)?.time).toBe(1000);
	find(9000);
	expect(proposeDwell(state)?.time).toBe(5000);
});

test("a tremble beside the target sets the reach; a place passed on the way does not", () => {
	for (let times = 0; times < 4; times++) find();
	const lit = litPlace(state);
	at(undefined, 50);
	for (const beside of [5, 9, 14]) {
		at(lit);
		pass(100);
		at(undefined, beside);
		pass(30);
	}
	expect(state.slips).toEqual([5, 9, 14]);
	expect(proposeDwell(state)?.reach).toBe(18);
});

test("the time to leave a found place is not a passing look", () => {
	for (let times = 0; times < 4; times++) {
		const found = litPlace(state);
		at(found);
		pass(700);
		// The highlight has moved on; the pointer trembles in place until the person notices.
		for (const place of [found, undefined, found]) {
			at(place, 5);
			pass(300);
		}
	}
	expect(state).toMatchObject({ found: 4, passes: [] });
	find(610);
	expect(state.passes).toEqual([610]);
});
