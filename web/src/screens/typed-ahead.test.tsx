import type { Answer } from "@sayso/contract/entities/answer.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { watchConnection } from "../api/connection.ts";
import { ServicesProvider } from "../api/services.tsx";
import { initialState, type State } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { keptInMemory } from "../kept/in-memory.ts";
import { clientAnswering } from "../testing/api-answers.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const { arrival, arrive } = vi.hoisted(() => {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { arrival: promise, arrive: resolve };
});
vi.mock(import("../features/communicator/say/own-words.tsx"), async (original) => {
	await arrival;
	return original();
});

test("text typed before the box is loaded appears in it, and triggers no shortcut", async () => {
	await page.viewport(1280, 800);
	const script = scriptedOutside();
	const kept = keptInMemory();
	const services = {
		identity: scriptedIdentity(),
		api: clientAnswering(),
		connection: watchConnection(),
		kept: { open: async () => kept, wipe: async () => kept.close() },
	};
	const cards: Answer[] = [
		{ text: "Tea, please.", tone: "option_a", emoji: "🍵", keyword: "tea" },
		{ text: "Coffee for me.", tone: "option_b", emoji: "☕", keyword: "coffee" },
	];
	const answered = { turn: { prompt: "Tea or coffee?", logged: true }, cards, generation: 1 };
	const state = { ...initialState({ count: 2, seconds: 30 }), ...answered } as State;
	const conversation = createCommunicator(state, script.outside);
	await render(
		<main>
			<ServicesProvider services={services}>
				<CommunicatorView conversation={conversation} />
			</ServicesProvider>
		</main>,
	);
	await page.getByRole("button", { name: "Say", exact: true }).click();
	await userEvent.keyboard("You are no");
	arrive();
	const box = page.getByRole("textbox", { name: "What I say" });
	await expect.element(box).toHaveFocus();
	await userEvent.keyboard(" bother");
	await expect.element(box).toHaveValue("You are no bother");
	expect(script.spoken).toEqual([]);
});
