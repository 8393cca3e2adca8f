import { describe, expect, test } from "vitest";
import { type Identity, type Person, whoIsSignedIn } from "./identity.ts";

/** An identity under test, and control over what happens outside the page. */
export interface IdentityUnderTest {
	identity: Identity;
	/** The code in a reset email to a person who has signed up. */
	resetCodeFor(email: string): Promise<string>;
	/** From now on the window of another provider ends with this error; otherwise it signs a person in. */
	windowEndsWith(error: "popup-closed-by-user" | "popup-blocked"): void;
}

const password = "First pass 1";
const newPassword = "Second pass 2";
const refused = (...errors: string[]) => ({ ok: false, error: expect.toBeOneOf(errors) });
const wrongPassword = refused("wrong-password", "invalid-credential");

/** Tests what every identity does in the browser. @param make creates an identity in a browser without a signed-in person */
export function describeIdentity(name: string, make: () => IdentityUnderTest): void {
	let people = 0;
	const newcomer = () => ({ email: `ada-${Date.now()}-${people++}@example.org`, password });

	/** Signs up a person and records every person reported since. */
	async function makeWithAda() {
		const made = make();
		const reported: (Person | null)[] = [];
		made.identity.onChange((person) => reported.push(person));
		const ada = newcomer();
		await whoIsSignedIn(made.identity);
		expect(await made.identity.signUp(ada)).toEqual({ ok: true });
		return { ...made, reported, ada };
	}

	describe(`${name} identity`, () => {
		test("knows a visitor, who has no token", async () => {
			const { identity } = make();
			expect(await whoIsSignedIn(identity)).toBeNull();
			expect(await identity.token()).toBeNull();
		});

		test("signs in whom it signs up, and tells everybody who listens", async () => {
			const { identity, reported, ada } = await makeWithAda();
			const person = await whoIsSignedIn(identity);
			expect(person).toEqual({ id: expect.stringMatching(/.+/), email: ada.email });
			expect(await identity.token()).toMatch(/.+/);
			await expect.poll(() => reported).toEqual([null, person]);
		});

		test("has one account for an address", async () => {
			const { identity, ada } = await makeWithAda();
			await identity.signOut();
			expect(await identity.signUp(ada)).toEqual(refused("email-already-in-use"));
			expect(await whoIsSignedIn(identity)).toBeNull();
		});

		test("signs out, and in again as the same person", async () => {
			const { identity, reported, ada } = await makeWithAda();
			const before = await whoIsSignedIn(identity);
			await identity.signOut();
			expect(await identity.token()).toBeNull();
			expect(await identity.signIn(ada)).toEqual({ ok: true });
			expect(await whoIsSignedIn(identity)).toEqual(before);
			await expect.poll(() => reported).toEqual([null, before, null, before]);
		});

		test("refuses a wrong password, and lets nobody in", async () => {
			const { identity, ada } = await makeWithAda();
			await identity.signOut();
			expect(await identity.signIn({ ...ada, password: newPassword })).toEqual(wrongPassword);
			expect(await whoIsSignedIn(identity)).toBeNull();
		});

		test("lets whoever is signed in prove it once more: a wrong password signs nobody out", async () => {
			const { identity, reported, ada } = await makeWithAda();
			expect(await identity.signIn({ ...ada, password: newPassword })).toEqual(wrongPassword);
			expect(await identity.signIn(ada)).toEqual({ ok: true });
			expect(await identity.token()).toMatch(/.+/);
			const person = await whoIsSignedIn(identity);
			await expect.poll(() => reported).toEqual([null, person]);
		});

		test("signs in by the window of another provider", async () => {
			const { identity } = make();
			expect(await identity.signInWith("google")).toEqual({ ok: true });
			expect((await whoIsSignedIn(identity))?.email).toContain("@");
			expect(await identity.token()).toMatch(/.+/);
		});

		test.each(["popup-closed-by-user", "popup-blocked"] as const)("says %s of that window", async (error) => {
			const { identity, windowEndsWith } = make();
			windowEndsWith(error);
			expect(await identity.signInWith("apple")).toEqual({ ok: false, error });
			expect(await whoIsSignedIn(identity)).toBeNull();
		});

		test("sets a new password with the code of a mail, once; then everybody signs in anew", async () => {
			const { identity, resetCodeFor, ada } = await makeWithAda();
			const code = await resetCodeFor(ada.email);
			expect(await identity.confirmReset({ code, password: newPassword })).toEqual({ ok: true });
			expect(await whoIsSignedIn(identity)).toBeNull();
			expect(await identity.confirmReset({ code, password: "Third pass 3" })).toEqual(refused("invalid-reset-code"));
			expect(await identity.signIn(ada)).toEqual(wrongPassword);
			expect(await identity.signIn({ ...ada, password: newPassword })).toEqual({ ok: true });
		});

		test("tells nothing more to those who stopped listening", async () => {
			const { identity } = make();
			const reported: (Person | null)[] = [];
			const stop = identity.onChange((person) => reported.push(person));
			await expect.poll(() => reported).toEqual([null]);
			stop();
			await identity.signUp(newcomer());
			await whoIsSignedIn(identity);
			expect(reported).toEqual([null]);
		});
	});
}
