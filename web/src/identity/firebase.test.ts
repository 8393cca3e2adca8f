import { FirebaseError, initializeApp } from "@firebase/app";
import {
	connectAuthEmulator,
	GoogleAuthProvider,
	initializeAuth,
	inMemoryPersistence,
	signInWithCredential,
} from "@firebase/auth";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { firebaseIdentity } from "./firebase.ts";
import { describeIdentity } from "./identity.conformance.ts";
import { whoIsSignedIn } from "./identity.ts";

/** `host:port` of a Firebase Auth emulator: `firebase emulators:start --only auth --project demo-sayso`. */
const emulator = process.env.FIREBASE_EMULATOR;

let browsers = 0;

/** Firebase in a separate browser context, which is discarded with its data. */
function newBrowser(host = "127.0.0.1:1") {
	const app = initializeApp({ apiKey: "any", projectId: "demo-sayso" }, `browser ${browsers++}`);
	const auth = initializeAuth(app, { persistence: inMemoryPersistence });
	connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
	return auth;
}

test.each([
	["user-not-found", "user-not-found"],
	["wrong-password", "wrong-password"],
	["invalid-email", "invalid-email"],
	["invalid-credential", "invalid-credential"],
	["popup-closed-by-user", "popup-closed-by-user"],
	["popup-blocked", "popup-blocked"],
	["email-already-in-use", "email-already-in-use"],
	["weak-password", "weak-password"],
	["too-many-requests", "too-many-requests"],
	["cancelled-popup-request", "popup-closed-by-user"],
	["account-exists-with-different-credential", "account-not-linked"],
	["network-request-failed", "no-connection"],
	["internal-error", "unknown"],
])("%s is reported as %s", async (code, error) => {
	const identity = firebaseIdentity(newBrowser(), () => Promise.reject(new FirebaseError(`auth/${code}`, "Refused")));
	expect(await identity.signInWith("google")).toEqual({ ok: false, error });
});

test("a lost connection is reported", async () => {
	const identity = firebaseIdentity(newBrowser());
	const outcome = await identity.signIn({ email: "ada@example.org", password: "secret 1" });
	expect(outcome).toEqual({ ok: false, error: "no-connection" });
});

describe.runIf(emulator)("with the emulator", () => {
	const host = emulator ?? "";
	const administer = async (path: string, body?: object): Promise<unknown> => {
		const answer = await fetch(`http://${host}/${path}`, {
			headers: { authorization: "Bearer owner", "content-type": "application/json" },
			...(body && { method: "POST", body: JSON.stringify(body) }),
		});
		return answer.json();
	};
	const accounts = "identitytoolkit.googleapis.com/v1/projects/demo-sayso/accounts";
	const Sent = z.object({ oobCode: z.string() });

	describeIdentity("Firebase", () => {
		let refusal: string | undefined;
		const somebody = `google-${browsers}-${Date.now()}`;
		const identity = firebaseIdentity(newBrowser(host), async (auth) => {
			if (refusal) throw new FirebaseError(`auth/${refusal}`, "The window ended so");
			const claims = { sub: somebody, email: `${somebody}@example.org`, email_verified: true };
			await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
		});
		return {
			identity,
			async resetCodeFor(email) {
				const asked = { requestType: "PASSWORD_RESET", email, returnOobLink: true };
				return Sent.parse(await administer(`${accounts}:sendOobCode`, asked)).oobCode;
			},
			windowEndsWith(error) {
				refusal = error;
			},
		};
	});

	async function signedUp() {
		const identity = firebaseIdentity(newBrowser(host));
		const credentials = { email: `bo-${browsers}-${Date.now()}@example.org`, password: "secret 1" };
		expect(await identity.signUp(credentials)).toEqual({ ok: true });
		const { id } = (await whoIsSignedIn(identity)) ?? { id: "" };
		return { identity, credentials, id };
	}

	test("a deleted person gets no token and is signed out", async () => {
		const { identity, id } = await signedUp();
		await administer(`${accounts}:delete`, { localId: id });
		expect(await identity.token({ fresh: true })).toBeNull();
		expect(await whoIsSignedIn(identity)).toBeNull();
	});

	test("a short password and an invalid address are reported", async () => {
		const { identity, credentials } = await signedUp();
		const short = { email: "cy@example.org", password: "five5" };
		expect(await identity.signUp(short)).toEqual({ ok: false, error: "weak-password" });
		const odd = { ...credentials, email: "bo" };
		expect(await identity.signIn(odd)).toEqual({ ok: false, error: "invalid-email" });
	});
});
