import { describe, expect, test } from "vitest";
import type { Identity } from "./identity.ts";

/** A provider under test, with the actions that normally need a person at a browser. */
export interface IdentityUnderTest {
	identity: Identity;
	signUp(email: string, password: string): Promise<{ token: string }>;
	/** @returns null if the provider refuses the password */
	signIn(email: string, password: string): Promise<{ token: string } | null>;
	/** Sets a new password with the value from `startReset`. @returns whether the provider accepted it */
	confirmReset(value: string, password: string): Promise<boolean>;
	/** Waits until the provider's clock shows a later second, for a provider that counts in whole seconds. */
	nextMoment?(): Promise<void>;
}

const password = "First pass 1";

/** The tests that every identity provider must pass. @param make returns a provider without users */
export function describeIdentity(name: string, make: () => Promise<IdentityUnderTest>): void {
	const makeWithAda = async () => {
		const provider = await make();
		const { token } = await provider.signUp("ada@example.org", password);
		const principal = await provider.identity.verify(token);
		if (!principal) throw new Error("Somebody who just signed up is unknown");
		return { ...provider, token, principal };
	};

	describe(`${name} identity`, () => {
		test("knows whose token it is", async () => {
			const { identity, signUp, principal: ada, token } = await makeWithAda();
			const bo = await identity.verify((await signUp("bo@example.org", password)).token);
			expect(ada).toMatchObject({ email: "ada@example.org", emailVerified: false });
			expect(bo?.email).toBe("bo@example.org");
			expect(ada.userId).not.toBe(bo?.userId);
			expect(await identity.verify(token)).toEqual(ada);
		});

		test("knows when a person signed in", async () => {
			const { principal } = await makeWithAda();
			expect(Math.abs(Date.now() - principal.signedInAt.getTime())).toBeLessThan(20_000);
		});

		test.each(["", "nonsense", "a.b.c", `${"x".repeat(5_000)}`])(
			"identifies no person by the token %j",
			async (token) => {
				const { identity } = await make();
				expect(await identity.verify(token)).toBeNull();
			},
		);

		test("remembers that an address is proved, in the tokens that follow", async () => {
			const { identity, signIn, principal } = await makeWithAda();
			await identity.markEmailVerified(principal.userId);
			const { token } = (await signIn("ada@example.org", password)) ?? { token: "" };
			expect(await identity.verify(token)).toMatchObject({ userId: principal.userId, emailVerified: true });
		});

		test("a reset works once, and ends what was open", async () => {
			const { identity, signIn, confirmReset, nextMoment, token } = await makeWithAda();
			await nextMoment?.();
			const proof = await identity.startReset("Ada@example.org");
			expect(proof?.value.length).toBeGreaterThan(20);
			expect(await confirmReset("nonsense", "Second pass 2")).toBe(false);
			expect(await confirmReset(proof?.value ?? "", "Second pass 2")).toBe(true);
			expect(await confirmReset(proof?.value ?? "", "Third pass 3")).toBe(false);
			expect(await identity.verify(token)).toBeNull();
			expect(await signIn("ada@example.org", password)).toBeNull();
			expect(await signIn("ada@example.org", "Second pass 2")).not.toBeNull();
		});

		test("has no reset for an address without an account", async () => {
			const { identity } = await makeWithAda();
			expect(await identity.startReset("nobody@example.org")).toBeNull();
		});

		test("a new password replaces the old one and ends the other sessions", async () => {
			const { identity, signIn, nextMoment, token, principal } = await makeWithAda();
			await nextMoment?.();
			await identity.setPassword(principal.userId, "Second pass 2");
			expect(await identity.verify(token)).toBeNull();
			expect(await signIn("ada@example.org", password)).toBeNull();
			const again = await signIn("ada@example.org", "Second pass 2");
			expect(await identity.verify(again?.token ?? "")).toMatchObject({ userId: principal.userId });
		});

		test("knows that a person who signed up with a password has one, and an unknown person has not", async () => {
			const { identity, principal } = await makeWithAda();
			expect(await identity.hasPassword(principal.userId)).toBe(true);
			expect(await identity.hasPassword("nobody")).toBe(false);
		});

		test("describes a person without a secret", async () => {
			const { identity, principal } = await makeWithAda();
			const held = JSON.stringify(await identity.describe(principal.userId));
			expect(held).toContain("ada@example.org");
			expect(held).not.toContain(password);
			expect(held).not.toMatch(/"\w*(password|hash|salt|token)\w*":/i);
		});

		test("forgets a person it removed, at once and for good", async () => {
			const { identity, signIn, token, principal } = await makeWithAda();
			await identity.remove(principal.userId);
			expect(await identity.verify(token)).toBeNull();
			expect(await signIn("ada@example.org", password)).toBeNull();
			expect(await identity.startReset("ada@example.org")).toBeNull();
			await expect(identity.remove(principal.userId)).resolves.toBeUndefined();
		});
	});
}
