import { dayMilliseconds } from "@sayso/contract/day.ts";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { appleSecret } from "./apple.ts";

const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
const client = { id: "org.example.sayso", teamId: "TEAM", keyId: "KEY", privateKey: await exportPKCS8(privateKey) };

test("Apple's client secret is a signed token of ours, as Apple describes it", async () => {
	const { payload, protectedHeader } = await jwtVerify(await appleSecret(client)(), publicKey, {
		issuer: "TEAM",
		audience: "https://appleid.apple.com",
		subject: "org.example.sayso",
	});
	expect(protectedHeader).toMatchObject({ alg: "ES256", kid: "KEY" });
	expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual((180 * dayMilliseconds) / 1000);
});

test("it is kept, and made anew before it ends", async () => {
	let minutes = 0;
	const secret = appleSecret(client, () => minutes * 60_000);
	const first = await secret();
	minutes = 49;
	expect(await secret()).toBe(first);
	minutes = 51;
	const second = await secret();
	expect(second).not.toBe(first);
	const { payload } = await jwtVerify(second, publicKey, { currentDate: new Date(minutes * 60_000) });
	expect(payload.iat).toBe(51 * 60);
});
