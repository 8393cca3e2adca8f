import { Refusal } from "@sayso/contract/errors.ts";
import type { Principal } from "../../seams/identity.ts";

/** Requires a verified e-mail address. @throws {Refusal} `email_unverified` */
export function requireVerified({ emailVerified }: Pick<Principal, "emailVerified">): void {
	if (!emailVerified) throw new Refusal("email_unverified");
}
