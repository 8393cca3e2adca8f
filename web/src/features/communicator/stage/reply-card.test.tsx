import type { Answer } from "@sayso/contract/entities/answer.ts";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { watchPage } from "../../../testing/watch-page.ts";
import { ReplyCard } from "./reply-card.tsx";
import type { CardLook } from "./use-card-look.ts";

const answer: Answer = { text: "A cup of tea, please.", tone: "positive", emoji: "☕", keyword: "tea, cup" };

async function show(imageStyles: CardLook["imageStyles"]) {
	const screen = await render(<ReplyCard answer={answer} place={1} imageStyles={imageStyles} onPick={() => {}} />);
	const card = screen.getByRole("button");
	return { card, picture: () => card.element().querySelector("img") };
}

test("without pictures a reply has only its emoji", async () => {
	const { card, picture } = await show("emoji");
	await expect.poll(() => card.element().textContent).toContain("☕");
	expect(picture()).toBeNull();
});

test.each([
	["mulberry", false],
	["both", true],
] as const)(
	"with %s it has the picture of its keyword; the emoji too: %s, unless there is no picture",
	async (style, emoji) => {
		const seen = watchPage(() => {
			const card = document.querySelector("button");
			return { picture: card?.querySelector("img")?.getAttribute("src"), emoji: card?.textContent?.includes("☕") };
		});
		const { card, picture } = await show(style);
		expect(seen).toContainEqual({ picture: "/mulberry/tea%2C%20cup.svg", emoji });
		picture()?.dispatchEvent(new Event("error"));
		await expect.poll(() => card.element().textContent).toContain("☕");
		await expect.poll(picture).toBeNull();
	},
);

test.each([
	[{}, "Positive A cup of tea, please."],
	[{ basic: true as const }, "Positive, a built-in reply: A cup of tea, please."],
])("a reply made by the built-in engine is marked: %o", async (mark, name) => {
	const offered = { ...answer, ...mark };
	const screen = await render(<ReplyCard answer={offered} place={1} imageStyles="emoji" onPick={() => {}} />);
	await expect.element(screen.getByRole("button")).toHaveAccessibleName(name);
	expect(screen.container.textContent?.includes("Basic")).toBe("basic" in mark);
});
