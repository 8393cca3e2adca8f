import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "./text.ts";

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const address = (missing: string, wrong: string) =>
	Text.trim().min(1, missing).max(limits.emailCharacters, wrong).regex(pattern, wrong);

/** The address of the login and sign-up forms, with the sentence for each way it can be wrong. The accounts take fewer forms. */
export const AuthEmail = address("Email is required.", "Enter a valid email address.").regex(
	z.regexes.email,
	"Sayso cannot use an address of this form. Please use another one.",
);

/** The address of the forgot-password dialog. */
export const ResetEmail = address("Please enter your email address.", "Please enter a valid email address.");
