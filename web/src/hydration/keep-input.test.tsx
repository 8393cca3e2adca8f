import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Hydrated, OnHydration } from "./hydrated.tsx";
import { keepInput } from "./keep-input.ts";

function Form() {
	const [name, setName] = useState("");
	const [sent, setSent] = useState("nothing");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				setSent(`${name}, ${new FormData(event.currentTarget).get("note")}`);
			}}
		>
			<input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
			<textarea aria-label="Note" name="note" defaultValue="at first" />
			<button type="submit">Send</button>
			<output>{sent}</output>
		</form>
	);
}

/** The HTML that the build makes. */
const html =
	'<form><input aria-label="Name" value=""/><textarea aria-label="Note" name="note">at first</textarea>' +
	'<button type="submit">Send</button><output>nothing</output></form>';

let part: HTMLElement;

beforeEach(() => {
	part = document.createElement("div");
	part.dataset.unhydrated = "";
	part.innerHTML = html;
	document.body.append(part);
});

afterEach(() => part.remove());

function hydrate() {
	const tree = (
		<OnHydration value={keepInput(part)}>
			<Hydrated>
				<Form />
			</Hydrated>
		</OnHydration>
	);
	return hydrateRoot(part, tree);
}

test("text typed before and during hydration is in React afterwards", async () => {
	await userEvent.fill(page.getByLabelText("Name"), "Sam");
	const root = hydrate();
	await userEvent.fill(page.getByLabelText("Note"), "meanwhile");
	await expect.poll(() => part.dataset.unhydrated).toBeUndefined();
	await userEvent.click(page.getByRole("button"));
	await expect.element(page.getByText("Sam, meanwhile")).toBeVisible();
	root.unmount();
});

test("a press is repeated, with the typed text", async () => {
	await userEvent.fill(page.getByLabelText("Name"), "Sam");
	page.getByRole("button").element().setAttribute("data-pressed", "");
	const root = hydrate();
	await expect.element(page.getByText("Sam, at first")).toBeVisible();
	root.unmount();
});
