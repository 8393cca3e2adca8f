import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derived = promisify<string, string, number, { N: number }, Buffer>(scrypt);
const hashOf = (password: string, salt: string) => derived(password, salt, 32, { N: 2 });

/**
 * The password hashing of tests, which sign up many hundreds of people: the product's algorithm at a ten-thousandth of
 * the cost.
 */
export const quickPasswords = {
	async hash(password: string): Promise<string> {
		const salt = randomBytes(16).toString("hex");
		return `${salt}:${(await hashOf(password, salt)).toString("hex")}`;
	},
	async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
		const [salt = "", kept = ""] = hash.split(":");
		return timingSafeEqual(await hashOf(password, salt), Buffer.from(kept, "hex"));
	},
};
