import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

test("an operator installs the Mulberry symbols from a folder", async () => {
	const { databaseUrl } = await testApp();
	const [source, dataDir] = [testFolder(), testFolder()];
	for (const name of ["tea.svg", "cup.svg"]) writeFileSync(join(source, name), "<svg>drawn</svg>");
	const admin = (...words: string[]) =>
		promisify(execFile)(process.execPath, [join(import.meta.dirname, "../admin.ts"), "pictures", "install", ...words], {
			env: {
				...process.env,
				NODE_ENV: "test",
				DATABASE_URL: databaseUrl,
				DATA_DIR: dataDir,
				SPEECH_TO_TEXT: "scripted",
			},
		});
	expect((await admin(source)).stdout).toMatch(/^2 Mulberry symbols are installed\.\nSHA-256: [0-9a-f]{64}\n$/);
	expect(readdirSync(join(dataDir, "pictures/mulberry")).sort()).toEqual(["cup.svg", "installed.json", "tea.svg"]);
	await expect(admin()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Say where") });
	await expect(admin(join(source, "nowhere"))).rejects.toMatchObject({ code: 1 });
});

function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "sayso-pictures-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}
