import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import { isRepetitive } from "@sayso/contract/rules/password.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 49,000 most frequent leaked passwords, in lower case. */
let common: Set<string> | undefined;

/**
 * Rejects a new password that an attacker would try first: a common one, a repetitive one, or the address.
 * @throws {Refusal} `easy_password`
 */
export function refuseEasyPassword(password: string, email?: string): void {
	common ??= new Set(dictionary["passwords-common"]);
	const tried = password.toLowerCase();
	const address = email?.toLowerCase();
	// A password that is too short has its own message.
	if (password.length < limits.password.minimumAtSignUp) return;
	const isAddress = address !== undefined && (tried === address || tried === address.split("@")[0]);
	if (common.has(tried) || isRepetitive(password) || isAddress) throw new Refusal("easy_password");
}
