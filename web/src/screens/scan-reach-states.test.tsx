import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import type { Event } from "../conversation/events.ts";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { coffee, response, tea } from "../testing/example-states.ts";
import { expectReached } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

afterEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

/** The communicator with the replies to "Tea or coffee?". */
async function openAnswered() {
	const script = scriptedOutside();
	script.answers(async function* () {
		yield { type: "done", response: response(tea, coffee) };
	});
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), script.outside);
	const { unmount } = await render(
		<main>
			<CommunicatorView conversation={conversation} />
		</main>,
	);
	conversation.give({ type: "typed", text: "Tea or coffee?" });
	conversation.give({ type: "processText" });
	await expect.element(page.getByText(coffee.text).first()).toBeVisible();
	return { conversation, unmount };
}

const states: Record<string, readonly Event[]> = {
	"replies turned": [{ type: "steer", steer: { direction: "agree" } }],
	"words of the partner named": [{ type: "nameWords" }, { type: "nameWord", place: 0 }],
	"a reply looked at": [{ type: "changeReply" }, { type: "pickAnswer", index: 0 }],
	"a reply changed as text": [
		{ type: "changeReply" },
		{ type: "pickAnswer", index: 0 },
		{ type: "editDraft", as: "text" },
	],
	"words of one's own": [
		{ type: "openWay", way: "say" },
		{ type: "typeOwnWords", text: "I want" },
	],
	phrases: [{ type: "openWay", way: "phrases" }],
	"the conversation so far": [{ type: "openWay", way: "conversation" }],
	"what was said shown large": [
		{ type: "pickAnswer", index: 0 },
		{ type: "speaking", event: { type: "failed" } },
	],
};

test.each(Object.entries(states))("the communicator, %s", async (_, events) => {
	for (const width of [320, 1280]) {
		await page.viewport(width, 800);
		const { conversation, unmount } = await openAnswered();
		for (const event of events) conversation.give(event as Parameters<typeof conversation.give>[0]);
		await expectReached();
		await unmount();
	}
});

test("a word of a reply being changed", async () => {
	const { conversation } = await openAnswered();
	for (const event of [{ type: "changeReply" }, { type: "pickAnswer", index: 0 }] as const) conversation.give(event);
	await page.getByRole("list", { name: "Words of your reply" }).getByRole("button").first().click();
	await expectReached();
});
