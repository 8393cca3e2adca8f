import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";

/**
 * Sets a new password and ends the person's other sessions.
 * @throws {Refusal} `fresh_sign_in_needed` where the sign-in behind the token is too old to prove who is there
 */
export async function changePassword(
	{ identity, clock }: Pick<Context, "identity" | "clock">,
	{ userId, sessionId, signedInAt }: Principal,
	password: string,
): Promise<void> {
	const age = clock.now().getTime() - signedInAt.getTime();
	if (age > limits.freshSignInSeconds * 1000) throw new Refusal("fresh_sign_in_needed");
	await identity.setPassword(userId, password, sessionId);
}
