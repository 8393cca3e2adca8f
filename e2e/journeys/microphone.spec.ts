import { expect, test as plain } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

plain("a refused microphone is explained, and typing goes on", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
	});
	await signUp(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	await expect(page.getByText(/microphone/i).first()).toBeVisible();
	await page.getByRole("textbox").fill("are you hungry");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByRole("list", { name: "Replies" }).getByRole("button")).toHaveCount(4);
	await context.close();
});
