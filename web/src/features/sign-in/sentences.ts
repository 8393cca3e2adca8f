import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { IdentityError } from "../../identity/identity.ts";

export type Purpose = "login" | "signup";

const { auth } = messages;

const noConnection = "Sayso cannot be reached. Please check your connection and try again.";

const shared: Partial<Record<IdentityError, string>> = {
	"user-not-found": auth["user-not-found"],
	"wrong-password": auth["wrong-password"],
	"invalid-email": auth["invalid-email"],
	"invalid-credential": auth["invalid-credential"],
	"too-many-requests": errors.too_many_requests.detail,
	"no-connection": noConnection,
};

const atSignUp: Partial<Record<IdentityError, string>> = {
	"invalid-email": auth.invalidEmailAtSignUp,
	"email-already-in-use": auth["email-already-in-use"],
	"weak-password": auth["weak-password"],
	"easy-password": errors.easy_password.detail,
};

/** The message for an error of the identity provider. */
export function sentenceFor(error: IdentityError, purpose: Purpose): string {
	if (purpose === "signup") return atSignUp[error] ?? shared[error] ?? auth.signUpFailed;
	return shared[error] ?? auth.loginFailed;
}

const withProvider: Partial<Record<IdentityError, string>> = {
	"popup-closed-by-user": auth["popup-closed-by-user"],
	"popup-blocked": auth["popup-blocked"],
	"account-not-linked": auth["account-not-linked"],
	"too-many-requests": errors.too_many_requests.detail,
	"no-connection": noConnection,
};

/** The message for a failed sign-in with Google or Apple. */
export const providerSentenceFor = (error: IdentityError, provider: SignInProvider): string =>
	withProvider[error] ?? { google: auth.googleFailed, apple: auth.appleFailed }[provider];

const atReset: Partial<Record<IdentityError, string>> = {
	"invalid-reset-code": messages.reset.invalidAttempt,
	"weak-password": auth["weak-password"],
	"easy-password": errors.easy_password.detail,
	"too-many-requests": errors.too_many_requests.detail,
	"no-connection": noConnection,
};

/** The message for a new password that was not set. */
export const resetSentenceFor = (error: IdentityError): string => atReset[error] ?? messages.reset.failed;
