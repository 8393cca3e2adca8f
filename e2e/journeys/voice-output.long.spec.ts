import { expect, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

const usual = "The usual speaker of this device";

test("the voice plays on the chosen speaker, also after a reload; a missing one is replaced and reported", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const contexts: AudioContext[] = [];
		const Original = AudioContext;
		globalThis.AudioContext = class extends Original {
			constructor(options?: AudioContextOptions) {
				super(options);
				contexts.push(this);
			}
		};
		Object.assign(globalThis, { sinks: () => contexts.map((it) => (it as AudioContext & { sinkId: string }).sinkId) });
	});
	const sinks = () => page.evaluate(() => (globalThis as unknown as { sinks(): string[] }).sinks());
	await signUp(page);
	await page.goto("/app/voice");
	// Chromium names its fake speakers only if the microphone is allowed.
	const speaker = page.getByRole("radio", { name: "Fake Audio Output 2" });
	const show = page.getByRole("button", { name: "Show my speakers" });
	await expect(speaker.or(show)).toBeVisible();
	if (await show.isVisible()) await show.click();
	await page.getByText("Fake Audio Output 2", { exact: true }).click();
	await expect(speaker).toBeChecked();

	await page.goto("/app");
	await page.getByRole("button", { name: "Yes", exact: true }).click();
	// Chromium may change its id on another page: it is then found by its name.
	const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("voice-output") ?? "{}").id);
	await expect.poll(async () => (await sinks()).includes(await kept())).toBe(true);

	await page.evaluate(() => localStorage.setItem("voice-output", JSON.stringify({ id: "gone", name: "Headphones" })));
	await page.reload();
	await expect(page.getByText("“Headphones” cannot be used now.")).toBeVisible();
	await page.goto("/app/voice");
	await page.getByText(usual, { exact: true }).click();
	await expect(page.getByText("“Headphones” cannot be used now.")).toHaveCount(0);
});
