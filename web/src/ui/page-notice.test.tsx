import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "./base.css";
import { showPageNotice } from "./page-notice.ts";

const above = () => document.documentElement.style.getPropertyValue("--above");
const height = () => `${document.querySelector<HTMLElement>(".page-notices")?.offsetHeight}px`;

test("a notice sets its height at once, also when it replaces another", async () => {
	await page.viewport(390, 844);
	const text = "A sentence that is long enough to take two lines on a phone. ".repeat(2);
	const close = showPageNotice({ label: "First", text });
	expect(above()).toBe(height());
	close();
	const closeSecond = showPageNotice({ label: "Second", text });
	expect(above()).toBe(height());
	closeSecond();
	await expect.poll(above).toBe("0px");
});

test("each of its buttons closes it, and reports it", async () => {
	const onClose = vi.fn();
	const press = vi.fn();
	showPageNotice({ label: "Note", text: "Something happened.", actions: [{ label: "Undo it", press }], onClose });
	await page.getByRole("button", { name: "Undo it" }).click();
	expect(press).toHaveBeenCalledOnce();
	expect(onClose).toHaveBeenCalledOnce();
	await expect.element(page.getByRole("region", { name: "Note" })).not.toBeInTheDocument();
});
