import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { serveModelFiles } from "@sayso/harness/stand-ins/model-files.ts";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import type { Model } from "./catalogue.ts";
import { FetchedModels } from "./fetched-models.ts";
import { missingParts } from "./missing-parts.ts";
import { isWhole } from "./shelf.ts";
import { damagedFiles } from "./verify-model.ts";

const patience = { timeout: 50_000 };

async function home() {
	const dataDir = testFolder();
	const server = await serveModelFiles({ "encoder.onnx": 200_000, "tokens.txt": 500 });
	const model: Model = {
		id: "tried-out",
		part: "streaming",
		purpose: "tests",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: server.files,
	};
	const running: FetchedModels[] = [];
	onTestFinished(async () => {
		await Promise.all(running.map((each) => each.close()));
		await server.close();
		rmSync(dataDir, { recursive: true });
	});
	const lines: string[] = [];
	const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(JSON.parse(line).msg) });
	return {
		dataDir,
		server,
		model,
		lines,
		lock: join(dataDir, "models/.tried-out.lock"),
		left: () => readdirSync(join(dataDir, "models")),
		/** Starts like a server. */
		start() {
			const models = new FetchedModels({
				dataDir,
				purpose: "better listening",
				usedBy: "the next listening",
				forbiddenBy: "MODELS=off",
				missing: () => missingParts(dataDir, [model]),
				log,
			});
			running.push(models);
			models.fetch();
			return models;
		},
	};
}

test("missing models are fetched in the background, and reported as on their way until they are whole", async () => {
	const { dataDir, server, model, lines, start } = await home();
	const models = start();
	expect(models.onTheirWay()).toEqual({ state: "fetching", fetched: 0, bytes: 200_500 });
	await expect
		.poll(() => lines.at(-1), patience)
		.toBe("the models for better listening are here: the next listening uses them");
	expect(models.onTheirWay()).toBeNull();
	expect(await damagedFiles(dataDir, model)).toEqual([]);
	server.asked.length = 0;
	expect(start().onTheirWay()).toBeNull();
	expect(server.asked).toEqual([]);
});

test("without a network it is one line, and one try an hour, however often the server starts", async () => {
	const { server, lines, start } = await home();
	server.faults.status = 404;
	const models = start();
	await expect.poll(() => models.onTheirWay()?.state, patience).toBe("waiting");
	expect(lines).toEqual([expect.stringMatching(/^no models for better listening yet, tried again in an hour \(.*404/)]);
	const asked = server.asked.length;
	expect(start().onTheirWay()).toMatchObject({ state: "waiting" });
	expect(server.asked).toHaveLength(asked);
	expect(lines).toHaveLength(1);
});

test("a process killed in mid-download leaves no model, and the next start goes on where it was", async () => {
	const { dataDir, server, model, start } = await home();
	server.faults.stallAfter = 80_000;
	const first = start();
	await expect.poll(() => first.onTheirWay()?.fetched, patience).toBeGreaterThan(0);
	await first.close();
	expect(isWhole(dataDir, model)).toBe(false);
	delete server.faults.stallAfter;
	const second = start();
	await expect.poll(() => second.onTheirWay(), patience).toBeNull();
	expect(server.asked[1]).toMatch(/^encoder\.onnx bytes=[1-9]\d*-$/);
	expect(await damagedFiles(dataDir, model)).toEqual([]);
});

test("a fetching process that was killed from outside did not fail: the next start goes on at once", async () => {
	const { dataDir, server, model, lock, left, start } = await home();
	server.faults.stallAfter = 80_000;
	const first = start();
	await expect.poll(() => first.onTheirWay()?.fetched, patience).toBeGreaterThan(0);
	process.kill(JSON.parse(readFileSync(lock, "utf8")).pid, "SIGKILL");
	await expect.poll(() => first.onTheirWay()?.state, patience).toBe("waiting");
	expect(left()).not.toContain(".failed");
	delete server.faults.stallAfter;
	const second = start();
	await expect.poll(() => second.onTheirWay(), patience).toBeNull();
	expect(await damagedFiles(dataDir, model)).toEqual([]);
});

test("while another process is at it nothing has failed, and nothing is fetched twice", async () => {
	const { server, lines, lock, left, start } = await home();
	mkdirSync(join(lock, ".."));
	writeFileSync(lock, JSON.stringify({ host: hostname(), pid: process.pid }));
	const models = start();
	await expect.poll(() => models.onTheirWay()?.state, patience).toBe("waiting");
	expect(left()).toEqual([".tried-out.lock"]);
	expect(lines).toEqual([]);
	expect(server.asked).toEqual([]);
	rmSync(lock);
	const second = start();
	await expect.poll(() => second.onTheirWay(), patience).toBeNull();
});
