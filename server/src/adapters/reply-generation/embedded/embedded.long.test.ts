import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { homeOf, opened } from "@sayso/harness/made-models/home-of-models.ts";
import { speaker, spokenLines } from "@sayso/harness/made-models/speaker.ts";
import { inCardOrder, turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { setOf } from "../../../seams/reply-generation.conformance.ts";

const texts = spokenLines.slice(0, 4).map((line) => line.split("|")[1]);
const request = requestFor("do you want to come to the market on Saturday");

test("the reading of the fixed part is kept on the disk, and done again where it is broken there", async () => {
	const home = homeOf({ speaker: speaker() });
	onTestFinished(home.remove);
	await (await home.start()).close();
	const [kept = ""] = home.files("speaker").filter((name) => name.startsWith(".read-"));
	expect(kept).toMatch(/^\.read-[0-9a-f]{16}$/);
	for (const content of [undefined, Buffer.alloc(200_000, 7), Buffer.alloc(0)]) {
		if (content) writeFileSync(join(home.folder("speaker"), kept), content);
		const engines = await home.start();
		expect((await setOf(engines.current, request)).map(({ text }) => text)).toEqual(texts);
		await engines.close();
		expect(home.files("speaker")).toContain(kept);
	}
});

describe("what cannot answer costs one sentence, and the next model answers", () => {
	const broken = speaker();
	broken.fill(0xff, 40, 4_000);
	test.each([
		["a broken file", broken, "its file is no model that can be read"],
		["a cut file", speaker().subarray(0, 300_000), /its file is no model|its process ended/],
		["another family", speaker(spokenLines, "llama", "{{ messages }}"), "a family that we do not know how to ask"],
		["an architecture that is not known", speaker(spokenLines, "parrot"), /its file is no model|its process ended/],
	])("%s", async (_what, content, sentence) => {
		const { engines, lines } = await opened({ wrong: content, speaker: speaker() });
		expect((await setOf(engines.current, request)).map(({ text }) => text)).toEqual(texts);
		expect(engines.embedded?.unfit.get("wrong")).toMatch(sentence);
		expect(lines.filter((line) => line.startsWith("wrong does not make the replies"))).toHaveLength(1);
	});
});

test("a machine that is too slow for a model is found out, and the next model is tried", async () => {
	const leastSpeeds = { prompt: Number.POSITIVE_INFINITY, generation: 0 };
	const { engines, lines } = await opened({ larger: speaker(), smaller: speaker() }, { leastSpeeds });
	expect(engines.current.name).toBe("built-in");
	const sentence = /^(larger|smaller) does not make the replies: this machine is too slow for it \(it reads \d+ and/;
	expect(lines).toEqual([expect.stringMatching(sentence), expect.stringMatching(sentence)]);
});

test("three at once and ten waiting all have their sets", async () => {
	const { engines } = await opened({ speaker: speaker() });
	const sets = Array.from({ length: 13 }, (_, at) => setOf(engines.current, requestFor(`are you hungry ${at}`)));
	for (const cards of await Promise.all(sets)) expect(cards.map(({ text }) => text)).toEqual(texts);
});

test("a model whose process is killed in mid-set leaves the rest to the built-in engine, and is opened again", async () => {
	const { engines } = await opened({ speaker: speaker() });
	const { signal } = new AbortController();
	const cards = [];
	for await (const card of engines.current.stream(request, turnPlanFor(request), signal)) {
		if (cards.length === 0) killModels();
		cards.push(card);
	}
	expect(cards).toHaveLength(4);
	expect(inCardOrder(cards)).toEqual(cards);
	await expect.poll(() => engines.current.name, { timeout: 60_000 }).toBe("built-in");
	expect(await setOf(engines.current, request)).toHaveLength(4);
	await expect.poll(() => engines.current.name, { timeout: 60_000 }).toBe("embedded");
	expect((await setOf(engines.current, request)).map(({ text }) => text)).toEqual(texts);
});

/** Kills the model processes of this instance. */
function killModels(): void {
	const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
	const own = listed.split("\n").filter((line) => line.includes("embedded/child.ts"));
	expect(own).not.toEqual([]);
	for (const line of own) process.kill(Number.parseInt(line, 10), "SIGKILL");
}
