import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { serveModelFiles } from "@sayso/harness/stand-ins/model-files.ts";
import { expect, onTestFinished, test } from "vitest";
import type { Model } from "./catalogue.ts";
import { installModel } from "./install-model.ts";
import { removeModel } from "./remove-model.ts";
import { isWhole, listeningFolders, speakingFolder } from "./shelf.ts";
import { damagedFiles } from "./verify-model.ts";

const hurried = { pause: 0, patience: 60_000 };

async function shop() {
	const dataDir = testFolder();
	const server = await serveModelFiles({ "encoder.onnx": 200_000, "tokens.txt": 500 });
	onTestFinished(async () => {
		await server.close();
		rmSync(dataDir, { recursive: true });
	});
	const model: Model = {
		id: "tried-out",
		part: "streaming",
		purpose: "tests",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: server.files,
	};
	return {
		dataDir,
		server,
		model,
		left: () => readdirSync(join(dataDir, "models")),
		install: (options = {}) => installModel(dataDir, model, { ...hurried, ...options }),
	};
}

test("a model is fetched whole, with its progress reported, and can be used from then on", async () => {
	const { dataDir, server, model, left, install } = await shop();
	const bytes: number[] = [];
	await install({ onBytes: (here: number) => bytes.push(here) });
	expect(left()).toEqual(["tried-out"]);
	for (const [name, content] of server.contents)
		expect(readFileSync(join(dataDir, "models/tried-out", name)).equals(content)).toBe(true);
	expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
	expect(bytes.at(-1)).toBe(200_500);
	expect(await damagedFiles(dataDir, model)).toEqual([]);
	expect(listeningFolders(dataDir, [model])?.streaming).toBe(join(dataDir, "models/tried-out"));
	server.asked.length = 0;
	await install();
	expect(server.asked).toEqual([]);
});

test("a download whose connection breaks goes on where it broke, and so does an earlier try", async () => {
	const { dataDir, server, model, install } = await shop();
	server.faults.cutAfter = 80_000;
	await install();
	expect(isWhole(dataDir, model)).toBe(true);
	expect(server.asked.slice(0, 2)).toEqual(["encoder.onnx", expect.stringMatching(/^encoder\.onnx bytes=[1-9]\d*-$/)]);
	expect(await damagedFiles(dataDir, model)).toEqual([]);
});

test("a server that knows no ranges sends it all again", async () => {
	const { dataDir, server, model, install } = await shop();
	mkdirSync(join(dataDir, "models/.tried-out.part"), { recursive: true });
	writeFileSync(join(dataDir, "models/.tried-out.part/encoder.onnx"), "something older");
	server.faults.ignoresRanges = true;
	await install();
	expect(await damagedFiles(dataDir, model)).toEqual([]);
});

test.each([["what comes is corrupted"], ["what came before was"]])(
	"a wrong checksum leaves nothing behind: %s",
	async (what) => {
		const { dataDir, server, model, left, install } = await shop();
		if (what === "what comes is corrupted") server.faults.corrupted = true;
		else {
			mkdirSync(join(dataDir, "models/.tried-out.part"), { recursive: true });
			writeFileSync(join(dataDir, "models/.tried-out.part/encoder.onnx"), Buffer.alloc(100_000));
		}
		await expect(install()).rejects.toThrow("encoder.onnx does not have the checksum of the catalogue");
		expect(left()).toEqual([]);
		server.faults.corrupted = false;
		await install();
		expect(isWhole(dataDir, model)).toBe(true);
	},
);

test.each([
	[{ status: 404 }, "answered 404 for encoder.onnx"],
	[{ status: 503 }, "it answered 503"],
	[{ stallAfter: 0 }, "nothing came any more"],
])("a server with %j is given up in words", async (faults, words) => {
	const { dataDir, server, model, install } = await shop();
	Object.assign(server.faults, faults);
	await expect(install("stallAfter" in faults ? { patience: 50 } : {})).rejects.toThrow(words);
	expect(isWhole(dataDir, model)).toBe(false);
});

test("where there is no server at all, that is said, and what came before is kept", async () => {
	const { server, left, install } = await shop();
	await server.close();
	await expect(install()).rejects.toThrow(/could not be fetched from 127\.0\.0\.1:\d+: ECONNREFUSED/);
	expect(left()).toEqual([".tried-out.part"]);
	server.close = async () => {};
});

test("without enough room nothing is begun", async () => {
	const { server, left, install } = await shop();
	await expect(install({ freeBytes: async () => 50_000_000 })).rejects.toThrow(
		"There is not enough room: it takes 100 MB, 50 MB are free.",
	);
	expect(server.asked).toEqual([]);
	expect(left()).toEqual([]);
});

test("of two installs at once one does it, and the other says so", async () => {
	const { dataDir, server, model, install } = await shop();
	const outcomes = await Promise.allSettled([install(), install()]);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason.message).toContain("Another process");
	expect(server.asked).toEqual(["encoder.onnx", "tokens.txt"]);
	expect(isWhole(dataDir, model)).toBe(true);
});

test.each([
	// No process has this id: it is above Linux's maximum.
	["that is gone", 2 ** 30],
	["of an earlier start, with the number of this one", process.pid],
])("the lock of a process %s does not stop an installation", async (_which, pid) => {
	const { dataDir, model, left, install } = await shop();
	mkdirSync(join(dataDir, "models"));
	writeFileSync(join(dataDir, "models/.tried-out.lock"), JSON.stringify({ host: hostname(), pid }));
	await install();
	expect(isWhole(dataDir, model)).toBe(true);
	expect(left()).toEqual(["tried-out"]);
});

test("a folder that the operator brings is checked against the same checksums, without a network", async () => {
	const { dataDir, server, model, left, install } = await shop();
	const from = testFolder();
	onTestFinished(() => rmSync(from, { recursive: true }));
	await expect(install({ from })).rejects.toThrow(`There is no encoder.onnx in ${from}.`);
	for (const [name, content] of server.contents) writeFileSync(join(from, name), content);
	await install({ from });
	expect(await damagedFiles(dataDir, model)).toEqual([]);
	await removeModel(dataDir, model);
	writeFileSync(join(from, "tokens.txt"), "others");
	await expect(install({ from })).rejects.toThrow("tokens.txt does not have the checksum");
	expect(left()).toEqual([]);
	expect(server.asked).toEqual([]);
});

test("files lie in the folders they are named with, fetched or brought", async () => {
	const { dataDir, server, model, left } = await shop();
	const files = server.files.map((file) => ({ ...file, name: `espeak-ng-data/lang/${file.name}` }));
	const nested = { ...model, part: "speaking" as const, files };
	expect(speakingFolder(dataDir, [nested])).toBeUndefined();
	await installModel(dataDir, nested, hurried);
	expect(speakingFolder(dataDir, [nested])).toBe(join(dataDir, "models/tried-out"));
	expect(listeningFolders(dataDir, [nested])).toBeUndefined();
	const from = testFolder();
	onTestFinished(() => rmSync(from, { recursive: true }));
	cpSync(join(dataDir, "models/tried-out"), from, { recursive: true });
	expect(await removeModel(dataDir, nested)).toBe(true);
	await installModel(dataDir, nested, { ...hurried, from });
	expect(await damagedFiles(dataDir, nested)).toEqual([]);
	expect(left()).toEqual(["tried-out"]);
});

test("what is damaged later is found, and what is removed is gone with all it left", async () => {
	const { dataDir, model, left, install } = await shop();
	await install();
	const tokens = join(dataDir, "models/tried-out/tokens.txt");
	writeFileSync(tokens, readFileSync(tokens).fill(0));
	expect(await damagedFiles(dataDir, model)).toEqual(["tokens.txt"]);
	rmSync(tokens);
	expect(isWhole(dataDir, model)).toBe(false);
	await install();
	expect(await damagedFiles(dataDir, model)).toEqual([]);
	expect(await removeModel(dataDir, model)).toBe(true);
	expect(await removeModel(dataDir, model)).toBe(false);
	expect(left()).toEqual([]);
	expect(existsSync(tokens)).toBe(false);
});
