import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { speaker, spokenLines } from "@sayso/harness/made-models/speaker.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { catalogue } from "../../server/src/models/catalogue.ts";
import { folderOf } from "../../server/src/models/shelf.ts";

test("with an installed model and no configuration, its replies are on the cards, with its name", async ({
	browser,
}) => {
	const dataDir = testFolder();
	install(dataDir, "granite-4.0-1b");
	const { DATABASE_URL = "" } = process.env;
	const server = await runServer({ DATA_DIR: dataDir, DATABASE_URL, RATE_LIMITS: "off", MODEL_FIRST_CARD_MS: "30000" });
	try {
		const context = await browser.newContext({ baseURL: server.url });
		const page = await context.newPage();
		const status = async () => (await page.request.get("/api/v1/status")).json();
		await expect.poll(async () => (await status()).embedded_model?.state, { timeout: 60_000 }).toBe("ready");
		await signUp(page);
		await askForReplies(page, "do you want to come to the market on Saturday");
		const replies = page.getByRole("list", { name: "Replies" }).getByRole("button");
		for (const [at, line] of spokenLines.slice(0, 4).entries())
			await expect(replies.nth(at)).toContainText(line.split("|")[1] ?? "");
		await page.goto("/app/access");
		await expect(page.getByText(/Language model granite-4\.0-1b on this server/)).toBeVisible();
		await context.close();
	} finally {
		await kill(server.process);
		rmSync(dataDir, { recursive: true });
	}
});

/** Installs a fake model as a catalogue entry, as a sparse file of the same length. */
function install(dataDir: string, id: string): void {
	const model = catalogue.find((one) => one.id === id);
	const [file] = model?.files ?? [];
	if (!model || !file) throw new Error(`There is no ${id} in the catalogue`);
	mkdirSync(folderOf(dataDir, model), { recursive: true });
	const path = join(folderOf(dataDir, model), file.name);
	writeFileSync(path, speaker());
	truncateSync(path, file.bytes);
}
