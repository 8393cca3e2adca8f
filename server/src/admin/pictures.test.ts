import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { expect, onTestFinished, test } from "vitest";
import { CommandError } from "./command.ts";
import { runCommand } from "./run-command.ts";

test("an operator installs the Mulberry symbols from a folder", async () => {
	const [source, dataDir] = [testFolder(), testFolder()];
	const { context } = await testApp({ DATA_DIR: dataDir });
	for (const name of ["tea.svg", "cup.svg"]) writeFileSync(join(source, name), "<svg>drawn</svg>");
	const admin = (...words: string[]) => runCommand(["pictures", "install", ...words], async () => context);
	expect(await admin(source)).toMatch(/^2 Mulberry symbols are installed\.\nSHA-256: [0-9a-f]{64}$/);
	expect(readdirSync(join(dataDir, "pictures/mulberry")).sort()).toEqual(["cup.svg", "installed.json", "tea.svg"]);
	await expect(admin()).rejects.toThrow("Say where");
	await expect(admin(join(source, "nowhere"))).rejects.toBeInstanceOf(CommandError);
});

function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "sayso-pictures-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}
