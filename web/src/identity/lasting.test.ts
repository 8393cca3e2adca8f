import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeIdentity } from "./identity.conformance.ts";
import type { Identity, Person } from "./identity.ts";
import { lastingIdentity } from "./lasting.ts";
import { scriptedIdentity } from "./scripted.ts";

const sam = { id: "p1", email: "sam@example.com" };
const lou = { id: "p2", email: "lou@example.com" };

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
	getItem: (key: string) => storage.get(key) ?? null,
	setItem: (key: string, value: string) => void storage.set(key, value),
	removeItem: (key: string) => void storage.delete(key),
});

beforeEach(() => {
	vi.useFakeTimers();
	storage.clear();
});
afterEach(() => void vi.useRealTimers());

describeIdentity("Lasting", () => {
	const inner = scriptedIdentity();
	return {
		identity: lastingIdentity(inner),
		resetCodeFor: async (email) => email,
		windowEndsWith(error) {
			inner.refuseWith = error;
		},
	};
});

/** An identity whose answers and their times are controlled by the test. */
function begin() {
	let say: (person: Person | null) => void = () => {};
	const signOut = vi.fn(async () => {});
	const token = vi.fn(async () => null);
	const inner: Identity = {
		...scriptedIdentity(),
		signOut,
		token,
		onChange(listener) {
			say = listener;
			return () => {};
		},
	};
	const reported: (Person | null)[] = [];
	const identity = lastingIdentity(inner);
	identity.onChange((person) => reported.push(person));
	return { identity, reported, signOut, token, say: (person: Person | null) => say(person) };
}

test("signing out in one window signs out the person's other windows at once, and makes them ask their provider", async () => {
	const [here, there, other] = [begin(), begin(), begin()];
	here.say(sam);
	there.say(sam);
	other.say(lou);
	await here.identity.signOut();
	await vi.waitFor(() => expect(there.reported).toEqual([sam, null]));
	expect(there.token).toHaveBeenCalledWith({ fresh: true });
	expect(other.reported).toEqual([lou]);
});

test("the last person continues while the provider is unreachable, and is the same once it answers", async () => {
	storage.set("signed-in", sam.id);
	const { reported, say } = begin();
	await vi.advanceTimersByTimeAsync(1_500);
	expect(reported).toEqual([{ id: sam.id, email: "" }]);
	say(sam);
	expect(reported).toHaveLength(1);
});

test("an unknown visitor waits for the answer", async () => {
	const { reported, say } = begin();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(reported).toEqual([]);
	say(null);
	expect(reported).toEqual([null]);
});

test("a session that has expired when the page opens signs the person out", () => {
	storage.set("signed-in", sam.id);
	const { reported, say } = begin();
	say(null);
	expect(reported).toEqual([null]);
	expect(storage.has("signed-in")).toBe(false);
});

test("a session that expires while the person is using the page does not sign them out", () => {
	const { reported, say } = begin();
	say(sam);
	say(null);
	expect(reported).toEqual([sam]);
	expect(storage.get("signed-in")).toBe(sam.id);
});

test("a later sign-out works, though the session no longer reports it", async () => {
	const { identity, reported, say } = begin();
	say(sam);
	say(null);
	await identity.signOut();
	expect(reported).toEqual([sam, null]);
	expect(storage.has("signed-in")).toBe(false);
});

test("another person who signs in sees nothing of the one before", () => {
	const { reported, say } = begin();
	say(sam);
	say(lou);
	expect(reported).toEqual([sam, null, lou]);
});
