import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configuredIdentity } from "./configured.ts";
import { describeIdentity } from "./identity.conformance.ts";
import { type Person, whoIsSignedIn } from "./identity.ts";
import { scriptedIdentity } from "./scripted.ts";

const builtIn = { providers: [], firebase: null };
const sam = { id: "p1", email: "sam@example.com" };

describeIdentity("Configured", () => {
	const chosen = scriptedIdentity();
	return {
		identity: configuredIdentity(
			async () => builtIn,
			async () => () => chosen,
		),
		resetCodeFor: async (email) => email,
		windowEndsWith(error) {
			chosen.refuseWith = error;
		},
	};
});

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test("is requested until there is an answer; the person stays signed in meanwhile", async () => {
	let away = true;
	const reported: (Person | null)[] = [];
	const identity = configuredIdentity(
		async () => {
			if (away) throw new TypeError("Failed to fetch");
			return builtIn;
		},
		async () => () => scriptedIdentity(sam),
	);
	identity.onChange((person) => reported.push(person));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(reported).toEqual([]);
	away = false;
	await vi.advanceTimersByTimeAsync(3_000);
	expect(reported).toEqual([sam]);
});

test("opens the window within the click", async () => {
	const chosen = scriptedIdentity(sam);
	const signInWith = vi.spyOn(chosen, "signInWith");
	const identity = configuredIdentity(
		async () => builtIn,
		async () => () => chosen,
	);
	await whoIsSignedIn(identity);
	void identity.signInWith("google");
	expect(signInWith).toHaveBeenCalledWith("google");
});
