import { limits } from "../limits.ts";
import { Text } from "./text.ts";

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const address = (missing: string, wrong: string) =>
	Text.trim().min(1, missing).max(limits.emailCharacters, wrong).regex(pattern, wrong);

/** The addresses that the identity library accepts. A test checks that both agree. */
const ofAccounts = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The address of the login and sign-up forms, with a message for each kind of mistake. */
export const AuthEmail = address("Email is required.", "Enter a valid email address.").regex(
	ofAccounts,
	"Sayso cannot use an address of this form. Please use another one.",
);

/** The address of the forgot-password dialog. */
export const ResetEmail = address("Please enter your email address.", "Please enter a valid email address.");
