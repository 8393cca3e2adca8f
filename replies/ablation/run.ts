/** Runs engines without parts, in processes of their own, and keeps what they score until a source changes. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Offered } from "./make.ts";
import type { Part } from "./parts.ts";
import { judgedCount, type Score, scoreOf } from "./score.ts";
import type { Scored } from "./table.ts";

const batchSize = 12;
const root = `${import.meta.dirname}/..`;
const folder = `${root}/../var/ablation/${hashOfSources()}`;
mkdirSync(folder, { recursive: true });

/** Why a part could not be switched off. */
export const crashed = new Map<string, string>();

/** What the full engine offers. */
export async function fullEngine(): Promise<Offered> {
	const [full] = await make([{ name: "none", off: {} }]);
	if (!full || "crashed" in full) throw new Error("The full engine makes no sets");
	return full;
}

/** Two processes at a time. Parts that are functions share one, since the engine need not be loaded and grow warm for each. */
export async function scoredOf(wanted: readonly Part[], full: Offered): Promise<Scored[]> {
	const done = new Map<string, Score>();
	const left = wanted.filter((part) => {
		const score = cached(part);
		if (score) done.set(part.name, score);
		return !score;
	});
	const isTable = ({ off }: Part) => /"\{\}"|feelingPhrases|readLife|readPeople/.test(JSON.stringify(off));
	const ofRows = ({ name }: Part) => name.startsWith("bank/");
	const inBatches = (some: readonly Part[]) =>
		some.flatMap((_, i) => (i % batchSize === 0 ? [some.slice(i, i + batchSize)] : []));
	const batches = [
		...inBatches(left.filter((part) => !isTable(part) && !ofRows(part))),
		...left.filter(isTable).map((part) => [part]),
		...inBatches(left.filter(ofRows)),
	];
	const work = async () => {
		for (let batch = batches.shift(); batch; batch = batches.shift()) {
			const made = await make(batch);
			batch.forEach((part, i) => {
				const offered = made[i] ?? { crashed: "no sets were made" };
				try {
					if ("crashed" in offered) throw new Error(offered.crashed);
					done.set(part.name, keep(part, scoreOf(offered, full)));
				} catch (failure) {
					crashed.set(part.name, String(failure));
				}
			});
			console.error(
				`${new Date().toISOString().slice(11, 19)} ${batch[0]?.name}, of ${batch.length}: ${batches.length} left`,
			);
		}
	};
	await Promise.all([work(), work()]);
	return wanted.flatMap((part) => {
		const score = done.get(part.name);
		return score ? [{ ...part, score }] : [];
	});
}

/** What the engine offers without each of these parts, or how it fails. */
async function make(batch: readonly Pick<Part, "name" | "off">[]): Promise<(Offered | { crashed: string })[]> {
	const child = spawn(process.execPath, ["--import", `${root}/ablation/switch.ts`, `${root}/ablation/make.ts`], {
		env: { ...process.env, PARTS: JSON.stringify(batch.map(({ name, off }) => ({ name, off }))) },
		stdio: ["ignore", "pipe", "pipe"],
		timeout: 400_000,
	});
	const text = async (stream: NodeJS.ReadableStream) => (await Array.fromAsync(stream)).join("");
	child.stdout.setEncoding("utf8");
	const [made, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const why = said.match(/^\w*Error.*$/m)?.[0];
	return made
		? made
				.trim()
				.split("\n")
				.map((line) => JSON.parse(line))
		: [{ crashed: why ?? said }];
}

function fileOf({ name, off }: Part): string {
	const key = createHash("sha256").update(JSON.stringify(off)).digest("hex").slice(0, 8);
	return `${folder}/${name.replaceAll("/", "-")}-${key}.json`;
}

export function cached(part: Part): Score | undefined {
	const file = fileOf(part);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function keep(part: Part, score: Score): Score {
	writeFileSync(fileOf(part), JSON.stringify(score));
	return score;
}

function hashOfSources(): string {
	const hash = createHash("sha256").update(`${judgedCount}`);
	const files = globSync("{src,data,ablation}/**/*.{ts,json,txt,tsv,jsonl}", { cwd: root }).sort();
	const own = files.filter((file) => !/\.test\.ts$|ablation\/(?:parts|neutral|table|run)\.ts$/.test(file));
	for (const file of own) hash.update(readFileSync(`${root}/${file}`));
	return hash.digest("hex").slice(0, 12);
}
