import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

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

test("the document and its page are served", async () => {
	const document = (await app.inject({ url: "/api/openapi.json" })).json();
	expect(document.openapi).toMatch(/^3\.1/);
	expect(document.paths["/api/v1/generate"].post.security).toEqual([{ idToken: [] }]);
	expect(document.paths["/api/v1/plans/{id}"].get.parameters).toHaveLength(1);
	const page = await app.inject({ url: "/api/docs/" });
	expect(page.statusCode).toBe(200);
	expect(page.headers["content-type"]).toContain("text/html");
});
