import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { reply, response } from "../testing/example-states.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const both = [reply("Tea, please."), reply("Coffee for me.")];
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

/** Both replies show, and the set is not complete before `end`. */
async function openAtLastReply() {
	const { promise, resolve: end } = Promise.withResolvers<void>();
	const { outside, answers } = scriptedOutside();
	answers(async function* () {
		for (const [index, answer] of both.entries()) yield { type: "answer", index, answer };
		await promise;
		yield { type: "done", response: response(...both) };
	});
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(<CommunicatorView conversation={conversation} />);
	conversation.give({ type: "typed", text: "Tea or coffee?" });
	conversation.give({ type: "processText" });
	await expect.element(page.getByText("Coffee for me.")).toBeVisible();
	return { conversation, end };
}

test("More stays open while replies come and once all have come", async () => {
	const { conversation, end } = await openAtLastReply();
	await button("More").click();
	await expect.element(button("Change a reply")).toBeVisible();
	end();
	await expect.poll(() => conversation.state.phase).toBe("idle");
	await expect.element(button("Try Again")).toBeEnabled();
	await button("Change a reply").click();
	await expect.poll(() => conversation.state.isChanging).toBe(true);
});

test("it closes when listening starts: the partner's words get the stage", async () => {
	const { conversation, end } = await openAtLastReply();
	end();
	await expect.poll(() => conversation.state.phase).toBe("idle");
	await button("More").click();
	await button("Start Listen").click();
	await expect.element(button("More")).toHaveAttribute("aria-expanded", "false");
	await expect.element(button("Change a reply")).not.toBeInTheDocument();
});
