import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { refuseEasyPassword } from "./easy-passwords.ts";

/**
 * Sets a new password and ends the person's other sessions.
 * @throws {Refusal} `fresh_sign_in_needed` if the sign-in behind the token is too old to prove the identity;
 * `easy_password`; `password_not_set` if there is also no password to prove it with
 */
export async function changePassword(
	{ identity, clock }: Pick<Context, "identity" | "clock">,
	{ userId, email, sessionId, signedInAt }: Principal,
	password: string,
): Promise<void> {
	const age = clock.now().getTime() - signedInAt.getTime();
	if (age > limits.freshSignInSeconds * 1000)
		throw new Refusal((await identity.hasPassword(userId)) ? "fresh_sign_in_needed" : "password_not_set");
	refuseEasyPassword(password, email);
	await identity.setPassword(userId, password, sessionId);
}
