import { z } from "zod";
import { limits } from "../limits.ts";

const { digits } = limits.code;

/** The code that verifies an e-mail address. */
export const VerificationCode = z.string().regex(new RegExp(`^\\d{${digits}}$`), `Enter the ${digits}-digit code.`);

/** The digits of a typed or pasted text, at most as many as a code has. */
export const asCode = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, digits);
