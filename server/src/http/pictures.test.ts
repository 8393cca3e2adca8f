import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { describe, expect, test } from "vitest";
import { installMulberry } from "../features/pictures/install-mulberry.ts";

const drawing = (name: string, inside = "") =>
	`<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title>${inside}</svg>`;

const symbols = {
	"eat_,_to.svg": drawing("eat"),
	"jumper.svg": drawing("jumper"),
	"afraid_lady.svg": drawing("afraid lady"),
	"afraid_man.svg": drawing("afraid man"),
	"breakfast_2.svg": drawing("breakfast"),
	"Christmas_tree.svg": drawing("tree"),
	"strawberry.svg": drawing("strawberry"),
	"hearing_aid_1.svg": drawing("hearing aid"),
	"talk_1_,_to.svg": drawing("talk"),
	"elephant.svg": drawing("elephant"),
	"bad_one.svg": drawing(
		"bad",
		`<script>alert(1)</script><g onload="alert(2)" fill="red"/><a href="https://evil.example"><image href="data:image/png;base64,AA=="/></a>
		<foreignObject><p>hi</p></foreignObject><use href="#shape"/><style>.a{fill:url(#paint)}.b{background:url(https://evil.example/x)}</style>`,
	),
};

async function withMulberry() {
	const source = testFolder();
	for (const [name, svg] of Object.entries(symbols)) writeFileSync(join(source, name), svg);
	const made = await testApp();
	await installMulberry(made.context.config.dataDir, source);
	return made;
}

describe("with Mulberry", async () => {
	const { app } = await withMulberry();
	const titleOf = async (keyword: string) => {
		const { body } = await app.inject({ url: `/mulberry/${encodeURIComponent(keyword)}.svg` });
		return /<title>(.*)<\/title>/.exec(body)?.[1];
	};

	test.each([
		["eat", "eat"],
		["Eat", "eat"],
		["eat_,_to", "eat"],
		["EAT TO", "eat"],
		["jumper", "jumper"],
		["blue_jumper", "jumper"],
		["blue-jumper", "jumper"],
		["xyzzy, jumper", "jumper"],
		["xyzzy;jumper", "jumper"],
		["christmas tree", "tree"],
		["ChristmasTree", undefined],
		["strawberries", "strawberry"],
		["breakfast", "breakfast"],
		["hearing aid", "hearing aid"],
		["scared", "afraid lady"],
		["tell someone", "talk"],
		["grey elephant", "elephant"],
		["no elephant", undefined],
		["don't want a jumper", undefined],
		["xyzzy", undefined],
	])("%j is the picture of %j", async (keyword, title) => {
		expect(await titleOf(keyword)).toBe(title);
	});

	test("is sent for good, as a drawing that runs and fetches nothing", async () => {
		const { headers, body } = await app.inject({ url: "/mulberry/bad_one.svg" });
		expect(headers).toMatchObject({
			"content-type": "image/svg+xml",
			"cache-control": "public, max-age=31536000, immutable",
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
			"x-content-type-options": "nosniff",
		});
		for (const trap of ["script", "alert", "evil.example", "foreignObject"]) expect(body).not.toContain(trap);
		for (const kept of ['fill="red"', "data:image/png;base64,AA==", "#shape", "url(#paint)"])
			expect(body).toContain(kept);
	});

	test("falls back on OpenMoji for what it does not have", async () => {
		const { statusCode, body, headers } = await app.inject({ url: "/mulberry/pizza.svg" });
		expect(statusCode).toBe(200);
		expect(body).toContain('id="emoji"');
		expect(headers["cache-control"]).toBe("public, max-age=86400");
	});
});

describe("without Mulberry", async () => {
	const { app, context } = await testApp();
	const get = (path: string) => app.inject({ url: path });

	test.each(["tea", "yes", "Thanks", "thank_you,thanks", "cup of tea", "bus stop"])(
		"%s has OpenMoji's",
		async (keyword) => {
			const { statusCode, body } = await get(`/mulberry/${encodeURIComponent(keyword)}.svg`);
			expect(statusCode).toBe(200);
			expect(body).toContain("<svg");
		},
	);

	test.each(["xyzzy", "no secret", "life"])("%s has no picture, so that the emoji is shown", async (keyword) => {
		const missing = await get(`/mulberry/${encodeURIComponent(keyword)}.svg`);
		expect(missing.statusCode).toBe(404);
		expect(missing.json()).toMatchObject({ code: "not_found" });
	});

	test.each([
		"/mulberry/..%2F..%2Fsecret.svg",
		"/mulberry/../secret.svg",
		"/mulberry/..%5C..%5Csecret.svg",
		"/mulberry/%2Fetc%2Fpasswd.svg",
		"/mulberry/secret%00.svg",
		"/mulberry/installed.json",
		`/mulberry/${"x".repeat(500)}.svg`,
		"/mulberry/%E0%A4%A.svg",
	])("%s leads nowhere", async (path) => {
		mkdirSync(join(context.config.dataDir, "pictures"), { recursive: true });
		for (const place of [".", "pictures"])
			writeFileSync(join(context.config.dataDir, place, "secret.svg"), drawing("secret"));
		const { statusCode, body } = await get(path);
		expect(statusCode).toBeGreaterThanOrEqual(400);
		expect(statusCode).toBeLessThan(500);
		expect(body).not.toContain("<title>secret");
	});

	test("an installation is seen without a restart", async () => {
		const source = testFolder();
		writeFileSync(join(source, "pizza.svg"), drawing("my pizza"));
		expect((await get("/mulberry/pizza.svg")).body).not.toContain("my pizza");
		await installMulberry(context.config.dataDir, source);
		expect((await get("/mulberry/pizza.svg")).body).toContain("my pizza");
		writeFileSync(join(source, "pizza_,_to.svg"), drawing("to pizza"));
		rmSync(join(source, "pizza.svg"));
		await installMulberry(context.config.dataDir, source);
		expect((await get("/mulberry/pizza.svg")).body).toContain("to pizza");
	});
});
