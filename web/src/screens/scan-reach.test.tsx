import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { createQueryClient } from "../app/query-client.ts";
import { createAppRouter } from "../app/routes.tsx";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { coffee, response, states, tea } from "../testing/example-states.ts";
import { renderApp } from "../testing/render-app.tsx";
import { becomes, expectReached, lit, scanTo, takeClock } from "../testing/scan.ts";
import { expectScreenReached, screens } from "../testing/scan-screens.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

afterEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

test.each(screens.used)("%s: a scan reaches every control, what they open, and the exit", expectScreenReached);

test("every screen is covered", () => {
	const services = {} as Parameters<typeof createAppRouter>[0];
	const all = Object.keys(createAppRouter(services, createQueryClient(), {}).routesByPath);
	const without = (address: string) => address.replace("$slug", "what-is-sayso").replace(/(.)\/$/, "$1");
	const known: readonly string[] = Object.values(screens).flat();
	expect(all.map(without).filter((address) => !known.includes(address))).toEqual([]);
});

test.each(screens.before)("%s, before login", async (address) => {
	await renderApp(address);
	await expect.element(page.getByRole("textbox").first()).toBeVisible();
	await expectReached();
});

test.each(Object.entries(states))("the communicator, %s", async (_, state) => {
	const communicator = createCommunicator(state, scriptedOutside().outside);
	await render(
		<main>
			<CommunicatorView conversation={communicator} />
		</main>,
	);
	await expectReached();
});

test.each([
	["first", 0],
	["second", 1],
])("with one switch at 1.5 s the %s reply is two presses after the partner's last word", async (_, at) => {
	const script = scriptedOutside();
	const answers = [tea, coffee];
	script.answers(async function* () {
		yield { type: "done", response: response(...answers) };
	});
	const communicator = createCommunicator(initialState({ count: 2, seconds: 30 }), script.outside);
	communicator.give({ type: "startListening" });
	const listening = script.listenings[0] ?? expect.unreachable();
	listening.notify({ type: "ready" });
	listening.notify({ type: "final", text: "Tea or coffee?" });
	await render(
		<main>
			<CommunicatorView conversation={communicator} />
		</main>,
	);
	changeAccess({ scan: { on: true } });
	takeClock();
	const stop = runEngine();
	await becomes(() => lit().length > 0);
	const first = await scanTo("Stop & Process");
	listening.close();
	await expect.element(page.getByRole("list", { name: "Replies" }).getByText(tea.text)).toBeVisible();
	const reply = answers[at]?.text ?? "";
	const second = await scanTo(reply);
	expect(script.spoken.map(({ text }) => text)).toEqual([reply]);
	expect(first + second).toBe(2);
	stop();
	vi.useRealTimers();
});
