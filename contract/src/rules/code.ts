import { z } from "zod";
import { limits } from "../limits.ts";

const { digits } = limits.code;

/** The code that proves an e-mail address. */
export const VerificationCode = z.string().regex(new RegExp(`^\\d{${digits}}$`), `Enter the ${digits}-digit code.`);

/** What is left of what somebody typed or pasted: digits alone, no more than a code has. */
export const asCode = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, digits);
