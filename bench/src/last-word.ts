import { once } from "node:events";
import { limits } from "@sayso/contract/limits.ts";
import type { ListeningMessage } from "@sayso/contract/v1/ws.ts";
import { startProduct } from "@sayso/harness/product/product.ts";
import WebSocket from "ws";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { recordSpeech } from "../../server/src/adapters/text-to-speech/built-in/recording.ts";
import { type Bench, quantile } from "./figure.ts";
import { inRealTime } from "./in-real-time.ts";

const sentences = [
	"do you want tea or coffee",
	"how are you feeling today",
	"would you like to stay home or go to the beach",
	"what time does the bus leave tomorrow morning",
	"I am going to the shops do you need anything",
];
const { sampleRate } = limits.audio;

/** From the last frame of sound to the last final text: through the socket, and of the recogniser alone. */
export const lastWord: Bench = {
	async run(effort) {
		const recogniser = builtInSpeechToText();
		if (!(await recogniser.available())) return [];
		const product = await startProduct({ SPEECH_TO_TEXT: "built-in", TEXT_TO_SPEECH: "scripted" });
		const { token } = await product.newPerson();
		const address = `${product.url.replace("http", "ws")}/api/v1/ws?token=${token}`;
		const [whole, alone]: [number[], number[]] = [[], []];
		for (const sentence of effort === "short" ? sentences.slice(0, 1) : [...sentences, ...sentences]) {
			const sound = recordSpeech(sentence, "male-us", sampleRate);
			whole.push(await throughSocket(address, sound));
			alone.push(await throughSeam(recogniser, sound));
		}
		await recogniser.close();
		await product.close();
		return [0.5, 0.9].map((share) => ({
			what: `last frame to final text, p${share * 100}`,
			value: quantile(whole, share),
			unit: "ms",
			baseline: { what: "recogniser alone", value: quantile(alone, share) },
		}));
	},
};

async function throughSocket(address: string, sound: Int16Array): Promise<number> {
	const socket = new WebSocket(address, { perMessageDeflate: false });
	await once(socket, "open");
	const ready = Promise.withResolvers<void>();
	let heardAt = Number.NaN;
	socket.on("message", (data) => {
		const message = JSON.parse(String(data)) as ListeningMessage;
		if (message.type === "ready") ready.resolve();
		if (message.type === "final") heardAt = performance.now();
	});
	socket.send(JSON.stringify({ type: "start", format: "pcm_s16le", sample_rate: sampleRate, channels: 1, lang: "en" }));
	await ready.promise;
	await inRealTime(sound, (frame) => socket.send(frame));
	const closed = once(socket, "close");
	socket.send(JSON.stringify({ type: "stop" }));
	const stopped = performance.now();
	await closed;
	return heardAt - stopped;
}

async function throughSeam(recogniser: ReturnType<typeof builtInSpeechToText>, sound: Int16Array): Promise<number> {
	const listening = await recogniser.open({ sampleRate, signal: new AbortController().signal });
	let heardAt = Number.NaN;
	const heard = (async () => {
		for await (const { type } of listening) if (type === "final") heardAt = performance.now();
	})();
	await inRealTime(sound, (frame) => listening.push(frame));
	listening.finish();
	const stopped = performance.now();
	await heard;
	return heardAt - stopped;
}
