import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { withMicrophone } from "@sayso/harness/pages/browser.ts";
import { chromium, type Page } from "playwright";
import { waveFile } from "../../server/src/adapters/wave-file.ts";

/** Audio for Chromium's microphone: mono, 16-bit little-endian. */
interface Sound {
	id: string;
	samples: Uint8Array;
}

/**
 * What the product's worklet gets of sounds that Chromium's microphone hears, under several sets of constraints at the same
 * time, each in a page of its own. In real time: of what is in the folder already nothing is heard again.
 *
 * @param options.sounds at 16 kHz; each begins as a page opens the microphone
 * @param options.sets what is asked of the microphone, by name
 * @param options.folder gets a file for each set and sound, `NAME/ID.pcm`: 16-bit mono at 16 kHz, as long as the sound
 */
export async function throughMicrophone({
	sounds,
	sets,
	folder,
}: {
	sounds: readonly Sound[];
	sets: Readonly<Record<string, MediaTrackConstraints>>;
	folder: string;
}): Promise<(name: string, id: string) => Uint8Array> {
	const pathOf = (name: string, id: string) => join(folder, name, `${id}.pcm`);
	const names = Object.keys(sets);
	const missing = sounds.filter(({ id }) => names.some((name) => !existsSync(pathOf(name, id))));
	for (const name of names) mkdirSync(join(folder, name), { recursive: true });
	if (missing.length > 0) {
		const played = join(mkdtempSync(join(tmpdir(), "sayso-microphone-")), "played.wav");
		const server = await serve((path, sound) => writeFileSync(join(folder, decodeURIComponent(path)), sound));
		// The file is read again whenever a microphone is opened.
		const browser = await chromium.launch({
			...withMicrophone,
			args: [
				...withMicrophone.args,
				"--autoplay-policy=no-user-gesture-required",
				`--use-file-for-fake-audio-capture=${played}%noloop`,
			],
		});
		try {
			const pages = new Map<string, Page>();
			for (const name of names) {
				const context = await browser.newContext({ permissions: ["microphone"] });
				const page = await context.newPage();
				await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
				pages.set(name, page);
			}
			for (const { id, samples } of missing) {
				writeFileSync(`${played}.next`, waveFile(samples, 16_000));
				renameSync(`${played}.next`, played);
				const captured = [...pages].map(([name, page]) =>
					page.evaluate(capture, {
						to: `/${name}/${id}.pcm`,
						constraints: sets[name] ?? {},
						bytes: samples.byteLength,
					}),
				);
				await Promise.all(captured);
			}
		} finally {
			await browser.close();
			server.close();
		}
	}
	return (name, id) => readFileSync(pathOf(name, id));
}

/** Runs in the page: opens the microphone as the product does, and sends the worklet's output. */
async function capture(options: { to: string; constraints: MediaTrackConstraints; bytes: number }): Promise<void> {
	const context = new AudioContext();
	await context.audioWorklet.addModule("/capture.js");
	const stream = await navigator.mediaDevices.getUserMedia({ audio: options.constraints });
	const settings: Record<string, unknown> = { ...stream.getAudioTracks()[0]?.getSettings() };
	for (const [name, wanted] of Object.entries(options.constraints))
		if (typeof wanted === "boolean" && settings[name] !== wanted) throw new Error(`${name} is ${settings[name]}`);
	const source = context.createMediaStreamSource(stream);
	const worklet = new AudioWorkletNode(context, "capture", {
		...{ numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit" },
	});
	const frames: ArrayBuffer[] = [];
	await new Promise<void>((resolve) => {
		worklet.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
			frames.push(data);
			if (frames.length * data.byteLength >= options.bytes) resolve();
		};
		source.connect(worklet);
	});
	for (const track of stream.getTracks()) track.stop();
	await context.close();
	await fetch(options.to, { method: "POST", body: new Blob(frames) });
}

/** A page for each set of constraints, the built worklet, and an address that receives audio. */
async function serve(take: (path: string, sound: Buffer) => void): Promise<Server> {
	const [built] = globSync(join(import.meta.dirname, "../../web/dist/assets/capture.worklet-*.js"));
	if (!built) throw new Error("The web is not built");
	const worklet = readFileSync(built);
	const answer = async (request: IncomingMessage) => {
		if (request.method === "POST") return take(request.url ?? "", await buffer(request));
		return request.url === "/capture.js" ? worklet : "<!doctype html><title>Microphone</title>";
	};
	const server = createServer((request, response) => {
		const type = request.url === "/capture.js" ? "text/javascript" : "text/html";
		answer(request).then(
			(body) => response.writeHead(200, { "content-type": type }).end(body),
			() => response.writeHead(500).end(),
		);
	});
	return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
