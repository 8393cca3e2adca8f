import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startProduct } from "@sayso/harness/product/product.ts";
import { freePort, kill } from "@sayso/harness/product/running-server.ts";
import type { Bench, Effort, Figure } from "./figure.ts";
import { quantile } from "./figure.ts";
import { call, callsOf } from "./one-turn.ts";
import { megabytes, processorSeconds } from "./process-figures.ts";

/**
 * `turns`: measured one after another; `callers` at once for `seconds`, ten times more than a core carries. `SECONDS`
 * in the environment changes the length of the whole run.
 */
const sizes = {
	whole: { warm: 60, turns: 400, callers: 200, seconds: Number(process.env.SECONDS ?? 60) },
	short: { warm: 2, turns: 5, callers: 20, seconds: 1 },
} satisfies Record<Effort, object>;

/** Refusals that tell the client what to do. In the short form the free plan's Interactions may be used up. */
const polite = new Set(["busy", "restarting", "too_many_requests", "limit_exceeded"]);
/** Seconds between two turns of a conversation. */
const turnSeconds = 10;

interface Server {
	url: string;
	pid: number;
	headers: Record<string, string>;
}

/** The number of conversations that a core carries, and the behaviour of a server under far more. */
export const load: Bench = {
	async run(effort) {
		const bare = await Promise.all((["fastify", "echo"] as const).map((kind) => costOfBare(kind, effort)));
		const product = await startProduct({ RATE_LIMITS: "off" });
		const { headers, email } = await product.newPerson();
		if (effort === "whole") await product.putOnPlan(email, "premium");
		const server = { ...product, headers };
		try {
			const cost = await costOfTurn(server, effort);
			const carried = turnSeconds / cost;
			const [fastify = Number.NaN, echo = Number.NaN] = bare.map((each) => turnSeconds / each);
			const what = `conversations a core carries, a turn every ${turnSeconds} s`;
			return [
				{ what, value: carried, unit: "", baseline: { what: "a bare Fastify route", value: fastify } },
				{ what, value: carried, unit: "", baseline: { what: "a bare echo", value: echo } },
				...(await overload(server, effort)),
			];
		} finally {
			await product.close();
		}
	},
};

async function costOfBare(kind: "fastify" | "echo", effort: Effort): Promise<number> {
	const port = await freePort();
	const program = join(import.meta.dirname, "bare-server.ts");
	const child = spawn(process.execPath, [program, kind, String(port)], {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	await once(child, "message");
	const cost = await costOfTurn({ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, headers: {} }, effort);
	await kill(child);
	return cost;
}

/** Processor seconds of the server's own process for one turn. */
async function costOfTurn(server: Server, effort: Effort): Promise<number> {
	const { warm, turns } = sizes[effort];
	for (let turn = 0; turn < warm; turn++) await takeTurn(server, turn);
	const before = processorSeconds(server.pid);
	for (let turn = 0; turn < turns; turn++) await takeTurn(server, warm + turn);
	// Linux counts in hundredths of a second.
	return Math.max(0.01, processorSeconds(server.pid) - before) / turns;
}

async function takeTurn(server: Server, turn: number): Promise<void> {
	for (const [path, body] of callsOf(turn)) await (await call(server, path, body)).arrayBuffer();
}

/** More callers than it can answer, each asking again at once; then one caller alone. */
async function overload(server: Server, effort: Effort): Promise<Figure[]> {
	const { callers, seconds } = sizes[effort];
	const alone = await timeTurn(server);
	const [before, until] = [megabytes(server.pid), performance.now() + seconds * 1000];
	let most = before;
	const watching = setInterval(() => (most = Math.max(most, megabytes(server.pid))), 100);
	const took: number[] = [];
	const tally = { answered: 0, refused: 0, failed: 0 };
	const keepAsking = async (first: number) => {
		for (let turn = first; performance.now() < until; turn += callers)
			for (const [path, body] of callsOf(turn)) {
				const began = performance.now();
				const answer = await call(server, path, body).catch(() => undefined);
				const said = (await answer?.json().catch(() => undefined)) as { code?: string } | undefined;
				took.push(performance.now() - began);
				tally[answer?.ok && said ? "answered" : polite.has(said?.code ?? "") ? "refused" : "failed"] += 1;
			}
	};
	await Promise.all(Array.from({ length: callers }, (_, caller) => keepAsking(caller)));
	const began = performance.now();
	while ((await timeTurn(server)) > 2 * alone && performance.now() - began < 30_000);
	const recovered = (performance.now() - began) / 1000;
	clearInterval(watching);
	const all = `${callers} callers at once for ${seconds} s`;
	return [
		{ what: `${all}: answered`, value: tally.answered, unit: "" },
		{ what: `${all}: refused with a sentence`, value: tally.refused, unit: "" },
		{ what: `${all}: failed`, value: tally.failed, unit: "" },
		...[0.5, 0.99].map((share) => ({
			what: `${all}: a call, p${share * 100}`,
			value: quantile(took, share),
			unit: "ms",
			baseline: { what: "a third of a turn alone", value: alone / 3 },
		})),
		{ what: "memory at its most", value: most, unit: "MB", baseline: { what: "before", value: before } },
		{ what: "until a turn takes at most twice what it took before", value: recovered, unit: "s" },
	];
}

async function timeTurn(server: Server): Promise<number> {
	const began = performance.now();
	await takeTurn(server, 0);
	return performance.now() - began;
}
