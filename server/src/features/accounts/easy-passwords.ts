import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import { isRepetitive } from "@sayso/contract/rules/password.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 49,000 passwords that were found most often among those that leaked, in small letters. */
let common: Set<string> | undefined;

/**
 * Refuses a new password that is tried first by anybody who guesses: a common one, a repetitive one, or the address.
 * @throws {Refusal} `easy_password`
 */
export function refuseEasyPassword(password: string, email?: string): void {
	common ??= new Set(dictionary["passwords-common"]);
	const tried = password.toLowerCase();
	const address = email?.toLowerCase();
	// The rule on length has a sentence of its own.
	if (password.length < limits.password.minimumAtSignUp) return;
	const isAddress = address !== undefined && (tried === address || tried === address.split("@")[0]);
	if (common.has(tried) || isRepetitive(password) || isAddress) throw new Refusal("easy_password");
}
