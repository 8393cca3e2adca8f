import { errors } from "../errors.ts";
import { limits } from "../limits.ts";
import { Text } from "./text.ts";

const { minimumAtSignUp, minimumAtChange, maximum } = limits.password;
const mixed = "Password must contain uppercase, lowercase, and number";

const Given = Text.min(1, "Password is required.").max(maximum, `At most ${maximum} characters.`);

/**
 * Whether a password is one repeated piece, such as `aaaaaa` or `abcabc`, or a sequence, such as `123456` or `fedcba`.
 */
export function isRepetitive(password: string): boolean {
	if (/^(.+?)\1+$/isu.test(password)) return true;
	const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
	const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
	return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

const notRepetitive = (password: string) => !isRepetitive(password);

/** At login any password may be tried. */
export const LoginPassword = Given;

/** At sign-up, and after a reset link. */
export const SignUpPassword = Given.min(
	minimumAtSignUp,
	`Password must be at least ${minimumAtSignUp} characters.`,
).refine(notRepetitive, errors.easy_password.detail);

/** Shown before the person types. */
export const newPasswordHint = `At least ${minimumAtSignUp} characters, and not easy to guess.`;

/** On the account page. */
export const ChangedPassword = Given.min(minimumAtChange, `Password must be at least ${minimumAtChange} characters.`)
	.regex(/\p{Lu}/u, mixed)
	.regex(/\p{Ll}/u, mixed)
	.regex(/\d/, mixed)
	.refine(notRepetitive, errors.easy_password.detail);
