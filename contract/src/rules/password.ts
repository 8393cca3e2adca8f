import { z } from "zod";
import { limits } from "../limits.ts";

const { minimumAtSignUp, minimumAtChange, maximum } = limits.password;
const mixed = "Password must contain uppercase, lowercase, and number";

const Given = z.string().min(1, "Password is required.").max(maximum, `At most ${maximum} characters.`);

/** At login any password may be tried. */
export const LoginPassword = Given;

/** At sign-up, and where a reset link sets a new one. */
export const SignUpPassword = Given.min(minimumAtSignUp, `Password must be at least ${minimumAtSignUp} characters.`);

/** On the account page. */
export const ChangedPassword = Given.min(minimumAtChange, `Password must be at least ${minimumAtChange} characters.`)
	.regex(/\p{Lu}/u, mixed)
	.regex(/\p{Ll}/u, mixed)
	.regex(/\d/, mixed);
