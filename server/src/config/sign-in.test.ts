import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const firebase = { IDENTITY: "firebase", FIREBASE_PROJECT_ID: "demo", FIREBASE_API_KEY: "key" };

function keyFile(content: object): string {
	const file = join(testFolder(), "key.json");
	writeFileSync(file, JSON.stringify(content));
	return file;
}

test("Google and Apple are taken from the environment, a key with its line breaks", () => {
	const { signIn } = readConfig({
		GOOGLE_CLIENT_ID: "g",
		GOOGLE_CLIENT_SECRET: "s",
		APPLE_CLIENT_ID: "a",
		APPLE_TEAM_ID: "t",
		APPLE_KEY_ID: "k",
		APPLE_PRIVATE_KEY: "-----BEGIN\\nkey\\nEND-----",
	});
	expect(signIn).toEqual({
		google: { id: "g", secret: "s" },
		apple: { id: "a", teamId: "t", keyId: "k", privateKey: "-----BEGIN\nkey\nEND-----" },
		localPort: undefined,
		firebase: undefined,
	});
});

test.each([
	[{ GOOGLE_CLIENT_ID: "g" }, "GOOGLE_CLIENT_SECRET"],
	[{ APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k" }, "APPLE_PRIVATE_KEY"],
	[{ LOCAL_OIDC: "on", GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s" }, "LOCAL_OIDC"],
	[{ NODE_ENV: "production", LOCAL_OIDC: "on" }, "LOCAL_OIDC"],
	[{ NODE_ENV: "production", ...firebase, FIREBASE_EMULATOR: "localhost:9099" }, "FIREBASE_EMULATOR"],
	[{ ...firebase }, "FIREBASE_SERVICE_ACCOUNT"],
	[{ ...firebase, FIREBASE_SERVICE_ACCOUNT: "/nowhere.json" }, "FIREBASE_SERVICE_ACCOUNT"],
	[{ ...firebase, FIREBASE_SERVICE_ACCOUNT: keyFile({ client_email: "a@example.org" }) }, "FIREBASE_SERVICE_ACCOUNT"],
	[{ ...firebase, FIREBASE_API_KEY: "", FIREBASE_EMULATOR: "localhost:9099" }, "FIREBASE_API_KEY"],
	[{ ...firebase, FIREBASE_EMULATOR: "http://localhost" }, "FIREBASE_EMULATOR"],
	[{ FIREBASE_PROVIDERS: "google,facebook" }, "FIREBASE_PROVIDERS"],
])("%j is refused, naming %s", (environment, name) => {
	expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}`, "m"));
});

test("Firebase is opened with an emulator, or with the key of a service account", () => {
	expect(readConfig({ ...firebase, FIREBASE_EMULATOR: "localhost:9099" }).signIn.firebase).toEqual({
		projectId: "demo",
		apiKey: "key",
		authDomain: "demo.firebaseapp.com",
		providers: [],
		access: { emulator: "localhost:9099" },
	});
	const file = keyFile({ client_email: "a@example.org", private_key: "pem" });
	const real = readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: file, FIREBASE_PROVIDERS: "google,apple" });
	expect(real.signIn.firebase).toMatchObject({
		providers: ["google", "apple"],
		access: { email: "a@example.org", privateKey: "pem" },
	});
});
