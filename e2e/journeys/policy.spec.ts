import { expect, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

test("our security headers block nothing that the signed-in screens need", async ({ page, context }) => {
	const refused: string[] = [];
	page.on("console", (line) => {
		if (/policy/i.test(line.text())) refused.push(line.text());
	});
	await page.addInitScript(() => {
		const locks: string[] = [];
		const request = navigator.wakeLock.request.bind(navigator.wakeLock);
		navigator.wakeLock.request = (type) =>
			request(type).then(
				(lock) => {
					locks.push("held");
					return lock;
				},
				(error) => {
					locks.push(String(error));
					throw error;
				},
			);
		Object.assign(window, { locks });
	});
	await context.grantPermissions(["microphone", "screen-wake-lock"]);
	await signUp(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	await expect(page.getByRole("timer")).toBeVisible();
	await expect.poll(() => page.evaluate(() => (window as unknown as { locks: string[] }).locks)).toEqual(["held"]);
	await page.getByRole("button", { name: "Pause" }).click();
	await page.getByRole("button", { name: "Yes", exact: true }).click();
	for (const path of ["access", "voice", "emergency", "bring-along", "phrases", "account", "preferences", "history"]) {
		await page.goto(`/app/${path}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	expect(refused).toEqual([]);
});
