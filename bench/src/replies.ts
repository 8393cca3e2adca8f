import { once } from "node:events";
import { limits } from "@sayso/contract/limits.ts";
import type { ListeningMessage } from "@sayso/contract/v1/ws.ts";
import { replyEvents } from "@sayso/harness/people/reply-events.ts";
import { type Product, startProduct } from "@sayso/harness/product/product.ts";
import { type StandInModel, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import WebSocket from "ws";
import { type Bench, type Effort, type Figure, quantile, timeEach } from "./figure.ts";
import { inRealTime } from "./in-real-time.ts";

/** Tokens per second of today's models, from slow to fast. */
const rates = { whole: [20, 50, 100], short: [100] };
const times = { whole: 5, short: 1 };
const warmUps = { whole: 3, short: 1 };
/** The text that the scripted recogniser emits, and the milliseconds of its audio. */
const turn = { text: "would you like a cup of tea", lasts: 7 * 300 };
const { sampleRate } = limits.audio;

/** Milliseconds from the request to the first card and to the whole set. */
interface Waited {
	first: number;
	whole: number;
}

/**
 * A stand-in for a language model behind the product: when replies arrive if they are streamed, started early, or sent
 * at once, and what the product adds to a direct call.
 */
export const replies: Bench = {
	async run(effort) {
		const figures: Figure[] = [];
		for (const rate of rates[effort]) figures.push(...(await atRate(rate, effort)));
		return figures;
	},
};

async function atRate(tokensPerSecond: number, effort: Effort): Promise<Figure[]> {
	const model = await standInModel({ tokensPerSecond });
	const product = await startProduct({
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: model.baseUrl,
		MODEL_NAME: "good",
		MODEL_FIRST_CARD_MS: "15000",
		MODEL_NEXT_CARD_MS: "15000",
	});
	const { email, token, headers } = await product.newPerson();
	await product.putOnPlan(email, "premium");
	const asker: Asker = { product, token, headers };
	const [plain, streamed, ahead]: [Waited[], Waited[], Waited[]] = [[], [], []];
	const added: Beside[] = [];
	await timeEach(warmUps[effort], () => afresh(asker, allAtOnce));
	for (let time = 0; time < times[effort]; time++) {
		plain.push(await afresh(asker, allAtOnce));
		const waited = await afresh(asker, (one) => stream(one, turn.text));
		streamed.push(waited);
		added.push({ whole: waited.whole, alone: await directly(model) });
		ahead.push(await afresh(asker, whileListening));
	}
	await product.close();
	await model.close();
	const at = `at ${tokensPerSecond} tokens/s`;
	const median = (waits: Waited[], which: keyof Waited) =>
		quantile(
			waits.map((waited) => waited[which]),
			0.5,
		);
	const figure = (what: string, value: number, baseline: string, against: number): Figure => ({
		what: `${what}, ${at}`,
		value,
		unit: "ms",
		baseline: { what: baseline, value: against },
	});
	const shown = median(plain, "whole");
	const { whole, alone } = ofMedianRatio(added);
	return [
		figure("first card, streamed", median(streamed, "first"), "request, then show", shown),
		figure("first card, begun ahead", median(ahead, "first"), "request, then show", shown),
		figure("whole set, begun ahead", median(ahead, "whole"), "request, then show", shown),
		figure("whole set, streamed", whole, "the stand-in called directly", alone),
	];
}

interface Asker {
	product: Product;
	token: string;
	headers: Record<string, string>;
}

/** Deletes every earlier set first. */
async function afresh(asker: Asker, ask: (asker: Asker) => Promise<Waited>): Promise<Waited> {
	await fetch(`${asker.product.url}/api/v1/memory`, {
		method: "DELETE",
		headers: { authorization: `Bearer ${asker.token}` },
	});
	return ask(asker);
}

const generate = ({ product, headers }: Asker, text: string, accept: string) =>
	fetch(`${product.url}/api/v1/generate`, {
		method: "POST",
		headers: { ...headers, "content-type": "application/json", accept },
		body: JSON.stringify({ text }),
	});

async function allAtOnce(asker: Asker): Promise<Waited> {
	const began = performance.now();
	await (await generate(asker, turn.text, "application/json")).json();
	const whole = performance.now() - began;
	return { first: whole, whole };
}

async function stream(asker: Asker, text: string): Promise<Waited> {
	const began = performance.now();
	const answer = await generate(asker, text, "text/event-stream");
	let first = Number.NaN;
	for await (const { type } of replyEvents(answer.body))
		if (Number.isNaN(first) && type === "answer") first = performance.now() - began;
	return { first, whole: performance.now() - began };
}

/** Sends the product's last request to the stand-in directly and reads the whole answer. */
async function directly({ baseUrl, asked }: StandInModel): Promise<number> {
	const began = performance.now();
	const answer = await fetch(`${baseUrl}/chat/completions`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(asked.at(-1)),
	});
	await answer.text();
	return performance.now() - began;
}

/** Milliseconds to the whole set through the product and directly, one right after the other. */
interface Beside {
	whole: number;
	alone: number;
}

/** The repeat with the median ratio: both values are from the same moment, so that a busy machine slows both. */
function ofMedianRatio(repeats: readonly Beside[]): Beside {
	const sorted = repeats.toSorted((a, b) => a.whole / a.alone - b.whole / b.alone);
	return sorted[Math.floor(sorted.length / 2)] ?? { whole: Number.NaN, alone: Number.NaN };
}

/** A partner speaks, is silent for as long as ends a turn automatically, and the text is submitted. */
async function whileListening(asker: Asker): Promise<Waited> {
	const socket = new WebSocket(`${asker.product.url.replace("http", "ws")}/api/v1/ws?token=${asker.token}`);
	await once(socket, "open");
	const finals: string[] = [];
	const ready = Promise.withResolvers<void>();
	socket.on("message", (data) => {
		const message = JSON.parse(String(data)) as ListeningMessage;
		if (message.type === "ready") ready.resolve();
		if (message.type === "final") finals.push(message.text);
	});
	socket.send(JSON.stringify({ type: "start", format: "pcm_s16le", sample_rate: sampleRate, channels: 1, lang: "en" }));
	await ready.promise;
	const samples = ((turn.lasts + limits.endOfTurnMilliseconds) / 1000) * sampleRate;
	await inRealTime(new Int16Array(samples), (frame) => socket.send(frame));
	socket.send(JSON.stringify({ type: "stop" }));
	await once(socket, "close");
	return stream(asker, finals.join(" "));
}
