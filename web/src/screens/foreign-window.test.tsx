import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { openWithAccess } from "../testing/access-engine.ts";
import { lit, scanTo } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { Button } from "../ui/button.tsx";
import { CommunicatorView } from "./communicator.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(() => localStorage.clear());

const foreign = {
	hidden: '<div role="dialog" style="display:none"><button>Translate</button></div>',
	"not seen": '<div role="dialog" style="visibility:hidden"><button>Translate</button></div>',
	"a frame alone": '<div role="dialog"><iframe title="Consent" srcdoc="<button>Agree</button>"></iframe></div>',
	"a menu without items": '<div role="menu" style="display:none"></div>',
};

/** Adds what a translator, an extension or a consent banner adds to the page. */
function put(html: string) {
	const holder = document.createElement("div");
	holder.innerHTML = html;
	document.body.append(holder);
	onTestFinished(() => holder.remove());
}

test.each(Object.entries(foreign))("a foreign dialog does not block shortcut keys: %s", async (_, html) => {
	const { outside, spoken } = scriptedOutside();
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(<CommunicatorView conversation={conversation} />);
	put(html);
	await userEvent.keyboard("y");
	expect(spoken.map(({ text }) => text)).toEqual(["Yes"]);
});

test.each(Object.entries(foreign))("a scan continues on the page beside a foreign dialog: %s", async (_, html) => {
	let presses = 0;
	await openWithAccess(<Button onPress={() => presses++}>One</Button>, { scan: { on: true } });
	put(html);
	await scanTo("One");
	expect(presses).toBe(1);
});

test("a foreign dialog with a control is scanned, so that it can be closed", async () => {
	await openWithAccess(<Button>One</Button>, { scan: { on: true } });
	put('<div role="dialog"><button>Agree</button></div>');
	await expect.poll(() => lit()).toEqual(["Agree"]);
});
