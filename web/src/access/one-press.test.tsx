import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../ui/button.tsx";
import { pressOnceATap } from "./one-press.ts";

let said: string[];
let stop: () => void;

/** A press removes the first button, and the second takes its place. */
function Cards() {
	const [isPicked, setPicked] = useState(false);
	const pick = () => {
		said.push("card");
		setPicked(true);
	};
	return isPicked ? (
		<button key="say" type="button" onClick={() => said.push("Say it")}>
			Say it
		</button>
	) : (
		<button key="card" type="button" onClick={pick}>
			Card
		</button>
	);
}

beforeEach(() => {
	said = [];
	stop = pressOnceATap();
});
afterEach(() => stop());

test("the second tap of a double tap does not press the new control; a separate tap does", async () => {
	await render(<Cards />);
	await page.getByRole("button", { name: "Card" }).dblClick();
	await expect.element(page.getByRole("button", { name: "Say it" })).toBeVisible();
	expect(said).toEqual(["card"]);
	await page.getByRole("button", { name: "Say it" }).click();
	expect(said).toEqual(["card", "Say it"]);
});

test("two taps on the same control are two presses", async () => {
	await render(<Button onPress={() => void said.push("Yes")}>Yes</Button>);
	await page.getByRole("button", { name: "Yes" }).dblClick();
	expect(said).toEqual(["Yes", "Yes"]);
});
