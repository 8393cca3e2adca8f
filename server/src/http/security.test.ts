import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { testFolder } from "../testing/test-folder.ts";

const { app } = await testApp();

test.each(["/", "/login", "/app", "/nothing-here", "/api/v1/status", "/api/v1/users", "/healthz"])(
	"%s comes with the strict headers",
	async (url) => {
		const { headers } = await app.inject({ url });
		const policy = String(headers["content-security-policy"]);
		expect(policy).toContain("script-src 'self'");
		expect(policy).not.toContain("unsafe");
		expect(headers).toMatchObject({
			"x-content-type-options": "nosniff",
			"strict-transport-security": expect.any(String),
			"referrer-policy": "strict-origin-when-cross-origin",
		});
	},
);

test("films come from the host that sets no cookies before they are played, and nothing else is framed", async () => {
	const { headers } = await app.inject({ url: "/app/video-tips" });
	const policy = String(headers["content-security-policy"]);
	expect(policy).toContain("frame-src https://www.youtube-nocookie.com;");
	expect(policy).toContain("frame-ancestors 'none'");
});

test("only Firebase opens the policy: to its own addresses, and those of its window where it may open one", async () => {
	const policyOf = async (environment: Record<string, string>) => {
		const { app } = await testApp({
			IDENTITY: "firebase",
			FIREBASE_PROJECT_ID: "p",
			FIREBASE_API_KEY: "k",
			...environment,
		});
		return String((await app.inject({ url: "/login" })).headers["content-security-policy"]);
	};
	const key = join(testFolder(), "key.json");
	writeFileSync(key, JSON.stringify({ client_email: "a@example.org", private_key: "none" }));
	const google = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";
	const passwords = await policyOf({ FIREBASE_SERVICE_ACCOUNT: key });
	expect(passwords).toContain(`connect-src 'self' ws: wss: ${google};`);
	expect(passwords).toContain("script-src 'self';");
	expect(passwords).toContain("frame-src https://www.youtube-nocookie.com;");
	const windows = await policyOf({ FIREBASE_SERVICE_ACCOUNT: key, FIREBASE_PROVIDERS: "google" });
	expect(windows).toContain("script-src 'self' https://apis.google.com;");
	expect(windows).toContain("frame-src https://www.youtube-nocookie.com https://p.firebaseapp.com;");
	const emulator = await policyOf({ FIREBASE_EMULATOR: "127.0.0.1:9099" });
	expect(emulator).toContain("connect-src 'self' ws: wss: http://127.0.0.1:9099;");
	const builtIn = String((await app.inject({ url: "/login" })).headers["content-security-policy"]);
	expect(builtIn).toContain("connect-src 'self' ws: wss:;");
});

test("the document and its page are served", async () => {
	const document = (await app.inject({ url: "/api/openapi.json" })).json();
	expect(document.openapi).toMatch(/^3\.1/);
	expect(document.paths["/api/v1/generate"].post.security).toEqual([{ idToken: [] }]);
	expect(document.paths["/api/v1/plans/{id}"].get.parameters).toHaveLength(1);
	const page = await app.inject({ url: "/api/docs/" });
	expect(page.statusCode).toBe(200);
	expect(page.headers["content-type"]).toContain("text/html");
});
