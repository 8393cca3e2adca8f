import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const phrase = (text: string, change: Partial<Phrase> = {}): Phrase => ({
	id: crypto.randomUUID(),
	text,
	...{ emoji: "", picture: "", folder: "", place: "", kind: "phrase", position: 0, used: 0, usedAt: [0, 0, 0, 0] },
	updatedAt: "2026-03-01T12:00:00.000Z",
	...change,
});

test("phrases can be written, found, reordered, deleted and restored", async () => {
	const saved = [phrase("Tea, please.", { folder: "Kitchen" }), phrase("Good night", { position: 1 })];
	await renderApp("/app/phrases", {
		person: { id: crypto.randomUUID(), email: "sam@example.com" },
		answers: {
			"/v1/phrases": { phrases: saved },
			...Object.fromEntries(
				saved.flatMap(({ id }) => [
					[`PUT /v1/phrases/${id}`, refusing("busy")],
					[`DELETE /v1/phrases/${id}`, refusing("busy")],
				]),
			),
		},
	});
	const list = page.getByRole("list", { name: "Your phrases" });
	const rows = list.getByRole("listitem");
	await expect.element(rows.nth(0).getByText("Tea, please.")).toBeVisible();
	await list.getByRole("button", { name: "Change: Tea, please." }).click();
	const later = list.getByRole("button", { name: "Later: Tea, please." });
	(later.element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(rows.nth(1).getByText("Tea, please.")).toBeVisible();
	// At the end of the list the focus goes to the opposite button.
	const earlier = list.getByRole("button", { name: "Earlier: Tea, please." });
	await expect.element(earlier).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(rows.nth(0).getByText("Tea, please.")).toBeVisible();
	await expect.element(later).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(rows.nth(1).getByText("Tea, please.")).toBeVisible();
	await list.getByRole("button", { name: "Change: Tea, please." }).click();
	await list.getByRole("button", { name: "Change: Good night" }).click();
	await list.getByRole("button", { name: "Delete: Good night" }).click();
	await expect.element(rows).toHaveLength(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.element(rows).toHaveLength(2);

	await page.getByRole("button", { name: "New phrase" }).click();
	await page.getByRole("button", { name: "Save phrase" }).click();
	await expect.element(page.getByText("Please write what to say")).toBeVisible();
	await page.getByRole("textbox", { name: "What to say" }).fill("See you at bingo");
	await page.getByRole("button", { name: "Save phrase" }).click();
	await expect.element(rows).toHaveLength(3);
	await page.getByRole("searchbox", { name: "Search" }).fill("bingo");
	await expect.element(rows).toHaveLength(1);
	await expect.element(page.getByText(/They are sent as soon as/)).toBeVisible();
	await page.getByRole("searchbox", { name: "Search" }).fill("glass of water");
	await page.getByRole("button", { name: "Starter set" }).click();
	await page.getByRole("button", { name: "Keep as mine: I want a glass of water." }).click();
	await expect.element(rows).toHaveLength(1);
	await page.getByRole("button", { name: "Hide the starter set" }).click();
	await expect.element(page.getByRole("button", { name: "Show the starter set" })).toBeVisible();
	localStorage.removeItem("starter-phrases");
});

test("instant words can be reordered, changed, hidden, added and restored, by keys", async () => {
	await renderApp("/app/phrases", {
		person: { id: crypto.randomUUID(), email: "sam@example.com" },
		answers: { "/v1/phrases": { phrases: [] } },
	});
	await page.getByRole("button", { name: "Always there" }).click();
	const list = page.getByRole("list", { name: "Always there" });
	const rows = list.getByRole("listitem");
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	const press = async (name: string) => {
		(button(name).element() as HTMLElement).focus();
		await userEvent.keyboard("{Enter}");
	};
	await expect.element(rows).toHaveLength(10);
	await expect.element(button("Earlier: Wait")).toBeDisabled();
	await press("Earlier: Say that again");
	await expect.element(rows.nth(0)).toHaveTextContent("Say that again");
	// At the end of the list the focus goes to the opposite button.
	await expect.element(button("Later: Say that again")).toHaveFocus();
	await userEvent.keyboard("{Enter}{Enter}");
	await expect.element(rows.nth(2)).toHaveTextContent("Say that again");
	await expect.element(button("Later: Say that again")).toHaveFocus();

	await press("Change: mm-hm");
	await list.getByRole("textbox", { name: "What to say" }).fill("Mhm, go on");
	await press("Save changes");
	await expect.element(rows.nth(4)).toHaveTextContent("Mhm, go on");
	await press("Hide: Really?");
	await expect.element(rows).toHaveLength(9);
	await press("Show: Really?");
	await expect.element(rows).toHaveLength(10);

	await press("Add your own");
	await page.getByRole("textbox", { name: "What to say" }).last().fill("Bless you");
	await press("Add");
	await expect.element(rows.nth(10)).toHaveTextContent("Bless you");
	await press("Delete: Bless you");
	await expect.element(rows).toHaveLength(10);
	await press("Undo");
	await expect.element(rows).toHaveLength(11);

	await press("Restore Sayso’s words");
	await expect.element(rows.nth(0)).toHaveTextContent("Wait");
	await expect.element(rows.nth(4)).toHaveTextContent("mm-hm");
	await expect.element(rows.nth(10)).toHaveTextContent("Bless you");
	await press("Undo");
	await expect.element(rows.nth(4)).toHaveTextContent("Mhm, go on");
});

test("phrases are in the chosen order, and have a symbol or a photo", async () => {
	const saved = [phrase("Good night", { used: 9 }), phrase("It hurts here", { position: 1, place: "clinic" })];
	await renderApp("/app/phrases", {
		person: { id: crypto.randomUUID(), email: "sam@example.com" },
		answers: { "/v1/phrases": { phrases: saved } },
	});
	const rows = page.getByRole("list", { name: "Your phrases" }).getByRole("listitem");
	await expect.element(rows.nth(0)).toMatchTextContent(/Good night/);
	await page.getByRole("combobox", { name: "Where I am" }).selectOptions("clinic");
	await expect.element(rows.nth(0)).toMatchTextContent(/It hurts here/);
	await page.getByRole("button", { name: "Change: It hurts here" }).click();
	await expect.element(page.getByRole("button", { name: "Later: It hurts here" })).toBeDisabled();
	await userEvent.upload(
		page.getByLabelText("Photo"),
		new File(["<svg onload='alert(1)'>"], "a.png", { type: "image/png" }),
	);
	await expect.element(page.getByText(/^This picture could not be opened/)).toBeVisible();
	const canvas = Object.assign(document.createElement("canvas"), { width: 3_000, height: 2_000 });
	canvas.getContext("2d")?.fillRect(0, 0, 900, 900);
	const { promise, resolve } = Promise.withResolvers<Blob | null>();
	canvas.toBlob(resolve, "image/jpeg");
	const photo = new File([(await promise) ?? ""], "photo.jpg", { type: "image/jpeg" });
	// Saving at once waits for the photo, and keeps what was written meanwhile.
	await userEvent.upload(page.getByLabelText("Photo"), photo);
	await page.getByRole("textbox", { name: "What to say" }).fill("It hurts here, too");
	await page.getByRole("button", { name: "Save changes" }).click();
	const image = () => rows.nth(0).element().querySelector("img");
	await expect.poll(() => [image()?.src.slice(0, 23), image()?.naturalWidth]).toEqual(["data:image/webp;base64,", 192]);
	await expect.element(rows.nth(0)).toMatchTextContent(/It hurts here, too/);
});

test("a board of another program is opened, its problems are listed, and nothing is imported twice", async () => {
	await renderApp("/app/phrases", {
		person: { id: crypto.randomUUID(), email: "sam@example.com" },
		answers: { "/v1/phrases": { phrases: [phrase("Tea, please.", { folder: "Kitchen" })] } },
	});
	await page.getByRole("button", { name: "Copies and other programs" }).click();
	const board = {
		format: "open-board-0.1",
		name: "Kitchen",
		buttons: [{ label: "Tea, please." }, { label: "Soup, please." }, { label: "Clear", action: ":clear" }],
	};
	const open = () =>
		userEvent.upload(page.getByLabelText("File of phrases"), new File([JSON.stringify(board)], "kitchen.obf"));
	await open();
	await expect.element(page.getByText("2 phrases in kitchen.obf.")).toBeVisible();
	// A file chooser that does not know .obf and .obz would disable such files.
	expect(page.getByLabelText("File of phrases").query()?.getAttribute("accept")).toBeNull();
	await expect
		.element(page.getByText("These do something in the other program and say nothing: “Clear”."))
		.toBeVisible();
	await page.getByRole("button", { name: "Add to my phrases" }).click();
	await expect.element(page.getByText("Added: 1. Already there: 1.")).toBeVisible();
	const rows = page.getByRole("list", { name: "Your phrases" }).getByRole("listitem");
	await expect.element(rows).toHaveLength(2);
	await expect.element(rows.nth(1)).toMatchTextContent(/Soup, please\./);
});
