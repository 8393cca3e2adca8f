import { videoTips } from "@sayso/contract/v1/video-tips/active.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runCommand } from "../../../admin/run-command.ts";
import { videoTip } from "../../../store/video-tip-schema.ts";

const { app, context } = await testApp();
const { headers } = await signUp(app);
const shown = async () =>
	videoTips.response.parse((await app.inject({ url: "/api/v1/video-tips/active", headers })).json());

const tips = (...words: string[]) => runCommand(["tips", ...words], async () => context);

test("an operator puts tips on show, in order, and takes them away", async () => {
	expect(await shown()).toEqual([]);
	await tips("add", "aaaaaaaaaaa", "Second", "--order", "2");
	const details = ["--description", "How to begin.", "--thumbnail", "https://example.org/a.jpg", "--order", "1"];
	await tips("add", "bbbbbbbbb-_", "First", "--url", "https://example.org/film", ...details);
	expect(await shown()).toEqual([
		{
			id: expect.any(String),
			video_id: "bbbbbbbbb-_",
			title: "First",
			description: "How to begin.",
			thumbnail_url: "https://example.org/a.jpg",
			url: "https://example.org/film",
		},
		{
			id: expect.any(String),
			video_id: "aaaaaaaaaaa",
			title: "Second",
			description: null,
			thumbnail_url: null,
			url: "https://www.youtube.com/watch?v=aaaaaaaaaaa",
		},
	]);
	expect(await tips("list")).toContain("2\taaaaaaaaaaa\tSecond\t");

	await context.db.update(videoTip).set({ isActive: false }).where(eq(videoTip.videoId, "aaaaaaaaaaa"));
	expect((await shown()).map(({ title }) => title)).toEqual(["First"]);
	await tips("remove", "bbbbbbbbb-_");
	expect(await shown()).toEqual([]);
	await expect(tips("remove", "bbbbbbbbb-_")).rejects.toThrow(/^There is no tip of bbbbbbbbb-_\.$/);
});

test("a tip that could not be shown is refused in words", async () => {
	await tips("add", "ccccccccccc", "Once");
	await expect(tips("add", "ccccccccccc", "Twice")).rejects.toThrow(/^There is a tip of ccccccccccc already\.$/);
	const wrong = tips("add", "../evil", " ", "--url", "javascript:alert(1)", "--order", "soon");
	await expect(wrong).rejects.toMatchObject({
		message: [
			"The video id has 11 letters, digits, _ or -.",
			"A title is needed.",
			"An address has to begin with https://.",
			"An order is a number.",
		].join("\n"),
	});
});

test("a caller who is not signed in sees no tips", async () => {
	expect((await app.inject({ url: "/api/v1/video-tips/active" })).statusCode).toBe(401);
});
