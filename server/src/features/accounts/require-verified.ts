import { Refusal } from "@sayso/contract/errors.ts";
import type { Principal } from "../../seams/identity.ts";

/**
 * Lets those pass who have proved their e-mail address.
 * @throws {Refusal} `email_unverified`
 */
export function requireVerified({ emailVerified }: Pick<Principal, "emailVerified">): void {
	if (!emailVerified) throw new Refusal("email_unverified");
}
