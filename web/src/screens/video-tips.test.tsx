import { messages } from "@sayso/contract/messages.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { watchPage } from "../testing/watch-page.ts";

const sam = { id: "p1", email: "sam@example.com" };
const tip = {
	id: "t1",
	video_id: "abc 1",
	title: "Set up About Me",
	description: "Four minutes.",
	thumbnail_url: null,
	url: "https://video.example/abc",
};
const open = (tips: unknown) =>
	renderApp("/app/video-tips", { person: sam, answers: { "/v1/video-tips/active": tips } });

test("a tip has its still, its text and both ways to watch it", async () => {
	const { screen } = await open([tip]);
	await expect.element(screen.getByRole("heading", { name: tip.title })).toBeVisible();
	await expect.element(screen.getByText("Four minutes.")).toBeVisible();
	await expect
		.element(screen.getByRole("link", { name: `Open in a new tab: ${tip.title}` }))
		.toHaveAttribute("href", tip.url);
});

test("if a tip's own still does not load, the video host's is used", async () => {
	const stills = watchPage(() => document.querySelector<HTMLImageElement>("main li img")?.src);
	await open([{ ...tip, thumbnail_url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }]);
	await expect.poll(() => stills).toContain("https://i.ytimg.com/vi/abc%201/hqdefault.jpg");
});

test("the film plays at once from the host without cookies, and closes", async () => {
	const { screen } = await open([tip]);
	const button = screen.getByRole("button", { name: `Watch Tips: ${tip.title}` });
	await button.click();
	const dialog = screen.getByRole("dialog", { name: tip.title });
	await expect.element(dialog).toBeVisible();
	expect(dialog.element().querySelector("iframe")?.src).toBe(
		"https://www.youtube-nocookie.com/embed/abc%201?autoplay=1&rel=0",
	);
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(button).toHaveFocus();
});

test("six places are reserved while the tips load", async () => {
	const { screen } = await open(() => new Promise(() => {}));
	await expect.element(screen.getByText("Loading")).toBeInTheDocument();
	expect(screen.getByTestId("placeholder").elements()).toHaveLength(6);
});

test("says if there are no tips", async () => {
	const { screen } = await open([]);
	await expect.element(screen.getByText(messages.videoTips.empty)).toBeVisible();
	await expect.element(screen.getByText(messages.videoTips.emptyHint)).toBeVisible();
});

test("a list that cannot be read shows an error in place", async () => {
	const { screen } = await open(refusing("not_found"));
	await expect.element(screen.getByRole("main").getByText(messages.videoTips.failed)).toBeVisible();
});
