import { once } from "node:events";
import { request } from "node:http";
import { startProduct } from "@sayso/harness/product/product.ts";
import type { Bench, Figure } from "./figure.ts";

/** Spellings of the sign-in path that have bypassed limits in other products; the first is the correct one. */
const paths = [
	"/api/auth/sign-in/email",
	"/api/auth/.\\sign-in/email",
	"/api/auth/x\\..\\sign-in/email",
	"/api/auth/%2e%2e\\auth/sign-in/email",
	"/api/auth/sign-in//email",
	"/api/auth/sign-in%2Femail",
	"/api/auth/sign%2Din/email",
	"/api/auth/sign-in/email.",
	"/API/auth/sign-in/email",
	"/api/auth/sign-in/email;x=1",
];
const outcomes = { 200: "let in", 401: "compared with the password", 404: "no such path", 429: "refused: too many" };

/**
 * Password guesses for one account, with the right password among the later ones: from one address with every spelling
 * of the path, and from a new network for each attempt.
 */
export const guesses: Bench = {
	async run(effort) {
		const product = await startProduct({ RATE_LIMITS: "on", TRUST_PROXY: "1" });
		const tries = { whole: 330, short: 40 }[effort];
		const figures: Figure[] = [];
		for (const [how, addressOf, pathOf] of [
			["one address, ten spellings", () => "198.51.100.1", (index: number) => paths[index % paths.length]],
			["a network for each try", (index: number) => `2001:db8:0:${index.toString(16)}::1`, () => paths[0]],
		] as const) {
			const { email, password } = await product.newPerson();
			const counts = new Map<number, number>();
			for (let index = 0; index < tries; index++) {
				const guess = index === tries - 10 ? password : `guess ${index}`;
				const status = await tryPassword(product.url, pathOf(index) ?? "", addressOf(index), email, guess);
				counts.set(status, (counts.get(status) ?? 0) + 1);
			}
			for (const [status, outcome] of Object.entries(outcomes))
				figures.push({
					what: `${how}: ${outcome}`,
					value: counts.get(Number(status)) ?? 0,
					unit: "tries",
					baseline: { what: "sent", value: tries },
				});
		}
		await product.close();
		return figures;
	},
};

/** @returns the status; the path is sent unchanged */
async function tryPassword(
	url: string,
	path: string,
	address: string,
	email: string,
	password: string,
): Promise<number> {
	const headers = { "content-type": "application/json", "x-forwarded-for": address };
	const sent = request(url, { method: "POST", path, headers });
	sent.end(JSON.stringify({ email, password }));
	const [response] = await once(sent, "response");
	response.resume();
	return response.statusCode;
}
