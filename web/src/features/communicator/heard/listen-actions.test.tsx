import { limits } from "@sayso/contract/limits.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../../ui/base.css";
import { states } from "../../../testing/example-states.ts";
import { scriptedOutside } from "../../../testing/scripted-outside.ts";
import { CommunicatorProvider } from "../communicator-context.tsx";
import { CommunicatorNotice } from "../communicator-notice.tsx";
import { createCommunicator } from "../edge/communicator.ts";
import { ListenActions } from "./listen-actions.tsx";

const silence = limits.endOfTurnMilliseconds;

async function open(last: number | undefined) {
	const listening = { ...states.listening, remaining: 15_000, automaticEndOfTurn: true, silence: last };
	const communicator = createCommunicator(listening, scriptedOutside().outside);
	await render(
		<CommunicatorProvider communicator={communicator}>
			<CommunicatorNotice />
			<ListenActions />
		</CommunicatorProvider>,
	);
	return { communicator, ring: () => page.getByRole("timer").element().querySelector("circle:last-of-type") };
}

test("while words come the ring shows the time left to listen", async () => {
	const { ring } = await open(undefined);
	await expect.element(page.getByText("Listening")).toBeVisible();
	expect(ring()?.getAttribute("stroke-dasharray")).toBe("50 100");
});

test("in a silence that ends the turn it shows that silence, and Pause keeps listening", async () => {
	const { ring } = await open(silence / 4);
	await expect.element(page.getByText("Finishing…")).toBeVisible();
	expect(ring()?.getAttribute("stroke-dasharray")).toBe("75 100");
	await page.getByRole("button", { name: "Pause" }).click();
	await expect.element(page.getByText("Paused")).toBeVisible();
});

test("a silent microphone is reported with advice, until there is sound", async () => {
	await page.viewport(390, 844);
	const { communicator } = await open(undefined);
	communicator.give({ type: "listening", event: { type: "silent" } });
	await expect.element(page.getByText("No sound…")).toBeVisible();
	await expect.element(page.getByText("No sound comes from the microphone")).toBeVisible();
	await expect.element(page.getByText(/type what they say/)).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	communicator.give({ type: "listening", event: { type: "ready" } });
	await expect.element(page.getByText("Listening")).toBeVisible();
	await expect.element(page.getByText("No sound comes from the microphone")).not.toBeInTheDocument();
});
