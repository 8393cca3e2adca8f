import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";
import { test } from "@sayso/harness/recordings/microphone.ts";
import { wordErrorRate, wordErrors } from "../../bench/src/word-error-rate.ts";
import { waveFile } from "../../server/src/adapters/wave-file.ts";

/** A folder with an `INDEX.tsv` (columns `id`, `text`, `seconds`, …) and a 16 kHz WAV file for each `id`. */
const folder = process.env.SPEECH_CORPUS ?? "";
const sampleRate = 16_000;

test("real recordings go all the way from the microphone to the screen", async ({ hearing }) => {
	test.skip(!existsSync(join(folder, "INDEX.tsv")), "SPEECH_CORPUS names no folder of recordings");
	const recordings = readIndex(folder);
	test.setTimeout(recordings.reduce((sum, { seconds }) => sum + seconds + 25, 60) * 1000);

	const results: { id: string; errors: number; words: number; heard: string }[] = [];
	let signedIn: Awaited<ReturnType<Awaited<ReturnType<typeof hearing>>["storageState"]>> | undefined;
	for (const { id, text, seconds } of recordings) {
		const context = await hearing(padded(join(folder, `${id}.wav`)));
		const page = await context.newPage();
		if (signedIn) {
			await context.addCookies(signedIn.cookies);
			await page.goto("/app");
		} else {
			const { email } = await signUp(page);
			await query(
				"update subscription set plan_id = 'premium-monthly', status = 'active' where person_id = (select id from person where email = $1)",
				[email],
			);
			await page.reload();
			signedIn = await context.storageState();
		}
		await page.getByRole("button", { name: "Start Listen" }).click();
		const partner = page.getByRole("region", { name: "Conversation partner" });
		await expect(page.getByRole("button", { name: "Stop & Process" })).toBeVisible();
		await page.waitForTimeout((seconds + 1.5) * 1000);
		const heard = await processed(page, partner);
		results.push({ id, heard, ...wordErrors(text, heard) });
		await context.browser()?.close();
	}
	const lines = results.map(
		({ id, errors, words }) => `| ${id} | ${words} | ${((100 * errors) / words).toFixed(0)}% |`,
	);
	const all = wordErrorRate(results);
	const table = ["| recording | words | words heard wrong |", "| --- | --- | --- |", ...lines];
	const file = "../var/journeys-corpus.md";
	writeFileSync(file, `${table.join("\n")}\n| all | | ${(100 * all).toFixed(1)}% |\n`);
	expect(all).toBeLessThan(0.8);
});

/** Requests replies to the transcript and returns it; empty without a transcript. */
async function processed(page: Page, partner: Locator): Promise<string> {
	const stop = page.getByRole("button", { name: "Stop & Process" });
	const submit = page.getByRole("button", { name: "Process Text" });
	// The listening has already ended if the recording exceeds the plan's limit, or the recogniser was lost.
	if (await stop.isVisible()) await stop.click();
	else if (await submit.isEnabled()) await submit.click();
	const said = partner.getByRole("figure", { name: "They said" }).getByRole("blockquote");
	// Without a transcript there is nothing to show.
	const isShown = await said.waitFor({ timeout: 10_000 }).then(
		() => true,
		() => false,
	);
	return isShown ? ((await said.textContent()) ?? "") : "";
}

function readIndex(from: string) {
	const [header = "", ...lines] = readFileSync(join(from, "INDEX.tsv"), "utf8").trimEnd().split(/\r?\n/);
	const names = header.split("\t");
	return lines.map((line) => {
		const cells = line.split("\t");
		const value = (name: string) => cells[names.indexOf(name)] ?? "";
		return { id: value("id"), text: value("text"), seconds: Number(value("seconds")) };
	});
}

/** The recording with half a second of silence at both ends, the time to press a button. */
function padded(file: string): string {
	const wave = readFileSync(file);
	const start = wave.indexOf("data") + 8;
	const sound = new Int16Array(
		wave.buffer.slice(wave.byteOffset + start, wave.byteOffset + wave.length - ((wave.length - start) % 2)),
	);
	const samples = new Int16Array(sound.length + sampleRate);
	samples.set(sound, sampleRate / 2);
	const padded = join(mkdtempSync(join(tmpdir(), "sayso-recording-")), "speech.wav");
	writeFileSync(padded, waveFile(samples, sampleRate));
	return padded;
}
