import { afterEach, expect, test } from "vitest";
import { AccessProfile, accessProfile, changeAccess } from "./profile.ts";

afterEach(() => localStorage.clear());

test("without a stored profile everything is off except shortcut keys", () => {
	const { scan, switches, dwell, gamepad, touch, keys } = accessProfile();
	expect([scan.on, dwell.on, gamepad.on, keys.on]).toEqual([false, false, false, true]);
	expect([scan.pace, scan.rounds, switches.debounce, dwell.time, touch.hold]).toEqual([1500, 3, 100, 1000, 0]);
});

test("a choice is stored, and the rest stays", () => {
	changeAccess({ scan: { on: true, pace: 800 } });
	changeAccess({ switches: { choose: ["pad:2"] } });
	expect(accessProfile()).toMatchObject({ scan: { on: true, pace: 800, rounds: 3 }, switches: { choose: ["pad:2"] } });
});

test("invalid stored values become the defaults, valid ones stay", () => {
	for (const broken of ["{", "7", "null", "[]", '"on"']) {
		localStorage.setItem("access", broken);
		expect(accessProfile()).toEqual(AccessProfile.parse({}));
	}
	localStorage.setItem(
		"access",
		JSON.stringify({
			scan: { on: true, pace: 1, rounds: "x" },
			switches: { choose: [] },
			dwell: 5,
			keys: { changed: 1 },
		}),
	);
	expect(accessProfile()).toEqual({
		...AccessProfile.parse({}),
		scan: { ...AccessProfile.parse({}).scan, on: true },
	});
});
