import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { expect, test } from "vitest";

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
			"permissions-policy": expect.stringMatching(/^microphone=\(self\), screen-wake-lock=\(self\), .*camera=\(\)/),
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
	expect(passwords).toContain(`connect-src 'self' ws://127.0.0.1:8080 ${google};`);
	expect(passwords).toContain("script-src 'self';");
	expect(passwords).toContain("frame-src https://www.youtube-nocookie.com;");
	const windows = await policyOf({ FIREBASE_SERVICE_ACCOUNT: key, FIREBASE_PROVIDERS: "google" });
	expect(windows).toContain("script-src 'self' https://apis.google.com;");
	expect(windows).toContain("frame-src https://www.youtube-nocookie.com https://p.firebaseapp.com;");
	const emulator = await policyOf({ FIREBASE_EMULATOR: "127.0.0.1:9099" });
	expect(emulator).toContain("connect-src 'self' ws://127.0.0.1:8080 http://127.0.0.1:9099;");
	const builtIn = String((await app.inject({ url: "/login" })).headers["content-security-policy"]);
	expect(builtIn).toContain("connect-src 'self' ws://127.0.0.1:8080;");
});

test("an answer about a person is kept by no cache, nor is one that refuses it", async () => {
	const { headers, session } = await signUp(app);
	const kept = async (url: string, sent = {}) => (await app.inject({ url, headers: sent })).headers["cache-control"];
	for (const url of ["/api/v1/users", "/api/v1/users/preferences", "/api/v1/memory"])
		expect(await kept(url, headers)).toBe("no-store");
	expect(await kept("/api/v1/users")).toBe("no-store");
	for (const path of ["token", "get-session"]) expect(await kept(`/api/auth/${path}`, session)).toBe("no-store");
});

test("the document and its page are served", async () => {
	const document = (await app.inject({ url: "/api/openapi.json" })).json();
	expect(document.openapi).toMatch(/^3\.1/);
	const { post } = document.paths["/v1/generate"];
	expect(post).toMatchObject({ operationId: "generate", security: [{ idToken: [] }] });
	expect(post.responses[401].description).toContain("`limit_exceeded`: Please upgrade your plan.");
	expect(Object.keys(post.responses[200].content)).toEqual(["application/json", "text/event-stream"]);
	expect(document.paths["/v1/plans/{id}"].get.parameters).toHaveLength(1);
	expect(document.paths["/v1/status"].get.security).toEqual([]);
	const page = await app.inject({ url: "/api/docs/" });
	expect(page.statusCode).toBe(200);
	expect(page.headers["content-type"]).toContain("text/html");
});
