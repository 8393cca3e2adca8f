import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { catalogue } from "../models/catalogue.ts";
import { runCommand } from "./run-command.ts";

const dataDir = testFolder();
const noContext = async () => {
	throw new Error("models are kept without the database");
};
const admin = (...words: string[]) =>
	runCommand(["models", ...words], noContext, () => readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }));

test("an operator sees what there is, with size, licence and the published error rate", async () => {
	const [titles, ...rows] = (await admin("list")).split("\n");
	expect(titles).toBe("model\tinstalled\tsize\tlicence\tlanguages\twords wrong, as published\tfor");
	expect(rows).toHaveLength(catalogue.length);
	expect(rows.join("\n")).toContain("moonshine-base-en\tno\t141 MB\tMIT\ten\t7.8%, mean of eight test sets\t");
	expect(await admin("verify")).toBe("No model is installed.");
	expect(await admin("remove", "moonshine-base-en")).toBe("moonshine-base-en was not there.");
});

test("what is wrong is said in words", async () => {
	await expect(admin("install", "gigantic")).rejects.toThrow("Say which model: zipformer-en-20m, moonshine-base-en");
	await expect(admin("install")).rejects.toThrow("Say which model");
	await expect(admin("install", "moonshine-tiny-en", "--from", dataDir)).rejects.toThrow(
		`There is no encoder_model.ort in ${dataDir}.`,
	);
	writeFileSync(join(dataDir, "encoder_model.ort"), "not the model");
	await expect(admin("install", "moonshine-tiny-en", "--from", dataDir)).rejects.toThrow("Nothing was installed.");
	expect(readdirSync(join(dataDir, "models"))).toEqual([]);
	mkdirSync(join(dataDir, "models/moonshine-tiny-en"));
	await expect(admin("verify")).rejects.toThrow("moonshine-tiny-en: encoder_model.ort is damaged");
});

test.each(catalogue.map((model) => [model.id, model] as const))("%s is pinned whole", (_id, { files }) => {
	for (const { url, name, bytes, sha256 } of files) {
		expect(url).toMatch(new RegExp(`^https://huggingface\\.co/[^/]+/[^/]+/resolve/[0-9a-f]{40}/${name}$`));
		expect(bytes).toBeGreaterThan(0);
		expect(sha256).toMatch(/^[0-9a-f]{64}$/);
	}
});
