import { FirebaseError, initializeApp } from "@firebase/app";
import {
	type Auth,
	type AuthProvider,
	browserLocalPersistence,
	browserPopupRedirectResolver,
	confirmPasswordReset,
	connectAuthEmulator,
	createUserWithEmailAndPassword,
	GoogleAuthProvider,
	indexedDBLocalPersistence,
	initializeAuth,
	OAuthProvider,
	onAuthStateChanged,
	signInWithEmailAndPassword,
	signInWithPopup,
	signOut,
} from "@firebase/auth";
import type { SignInOptions, SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { Identity, IdentityError, Outcome } from "./identity.ts";

/** Firebase codes that the specification uses unchanged. */
const sameName: readonly IdentityError[] = [
	"user-not-found",
	"wrong-password",
	"invalid-email",
	"invalid-credential",
	"popup-closed-by-user",
	"popup-blocked",
	"email-already-in-use",
	"weak-password",
	"too-many-requests",
];

/** Other Firebase codes with ours. Any other is `unknown`. */
const otherName: Record<string, IdentityError> = {
	"cancelled-popup-request": "popup-closed-by-user",
	"user-cancelled": "popup-closed-by-user",
	"password-does-not-meet-requirements": "weak-password",
	"account-exists-with-different-credential": "account-not-linked",
	"invalid-action-code": "invalid-reset-code",
	"expired-action-code": "invalid-reset-code",
	"network-request-failed": "no-connection",
};

/** Codes for a session ended elsewhere, or a deleted person. */
const sessionEnded: readonly string[] = [
	"user-token-expired",
	"user-not-found",
	"user-disabled",
	"invalid-refresh-token",
];

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code.replace(/^auth\//, "") : "");

function errorOf(error: unknown): IdentityError {
	const code = codeOf(error);
	return sameName.find((name) => name === code) ?? otherName[code] ?? "unknown";
}

/** Opens Firebase Authentication for the server's project. */
export function openFirebase(
	{ emulator, ...project }: NonNullable<SignInOptions["firebase"]>,
	providers: readonly SignInProvider[],
): Auth {
	const auth = initializeAuth(initializeApp(project), {
		persistence: [indexedDBLocalPersistence, browserLocalPersistence],
		// This loads a Google script: only if a sign-in window may be opened.
		...(providers.length > 0 && { popupRedirectResolver: browserPopupRedirectResolver }),
	});
	if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
	return auth;
}

/**
 * Accounts of Firebase Authentication, which connects to Google from the browser and stores the session there.
 * @param signInInPopup signs the person in with another provider, in a separate window
 */
export function firebaseIdentity(
	auth: Auth,
	signInInPopup: (auth: Auth, provider: AuthProvider) => Promise<unknown> = signInWithPopup,
): Identity {
	async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
		try {
			await act();
			return { ok: true };
		} catch (error) {
			return { ok: false, error: errorOf(error) };
		}
	}

	return {
		signIn: ({ email, password }) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
		signUp: ({ email, password }) => attempt(() => createUserWithEmailAndPassword(auth, email, password)),
		signInWith: (provider) => attempt(() => signInInPopup(auth, providerFor(provider))),
		confirmReset: ({ code, password }) =>
			attempt(async () => {
				await confirmPasswordReset(auth, code, password);
				// Firebase has ended the sessions; the local one would notice only later.
				await signOut(auth);
			}),
		async token({ fresh = false } = {}) {
			await auth.authStateReady();
			try {
				return (await auth.currentUser?.getIdToken(fresh)) ?? null;
			} catch (error) {
				if (!sessionEnded.includes(codeOf(error))) throw error;
				await signOut(auth);
				return null;
			}
		},
		onChange: (listener) =>
			onAuthStateChanged(auth, (user) => listener(user && { id: user.uid, email: user.email ?? "" })),
		signOut: () => signOut(auth),
	};
}

function providerFor(provider: SignInProvider): AuthProvider {
	if (provider === "google") return new GoogleAuthProvider();
	const apple = new OAuthProvider("apple.com");
	apple.addScope("email");
	apple.addScope("name");
	return apple;
}
