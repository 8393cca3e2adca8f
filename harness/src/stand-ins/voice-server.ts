import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { scriptedTextToSpeech } from "../../../server/src/adapters/text-to-speech/scripted.ts";

/** A request: its key, the voice, and the text. */
export interface AskedToSay {
	key: string | undefined;
	voice: string;
	text: string;
	model: string;
}

export interface VoiceServer {
	/** `http://…` without a path. */
	address: string;
	asked: AskedToSay[];
	/** Its voices; any other is answered with 404. */
	voices: Set<string>;
	/** If set, the status of every answer; `nothing`: it never answers. */
	fault: number | "nothing" | undefined;
	/** If set, it answers after this promise. */
	holds: PromiseWithResolvers<void> | undefined;
	close(): Promise<void>;
}

/**
 * A stand-in with banked voices that speaks two documented protocols: OpenAI's `POST /v1/audio/speech` and ElevenLabs'
 * `POST /v1/text-to-speech/{voice}`. It speaks everything as one tone.
 */
export async function serveVoices(...voices: string[]): Promise<VoiceServer> {
	const tone = scriptedTextToSpeech();
	const { signal } = new AbortController();
	const said = await tone.speak({ personId: "", text: "", voice: "male-au", languageCode: "en-AU", signal });
	const server = createServer(async (incoming, answer) => {
		const { authorization, "xi-api-key": xiKey } = incoming.headers;
		const body = JSON.parse(Buffer.concat(await Array.fromAsync(incoming)).toString());
		const { pathname, searchParams } = new URL(incoming.url ?? "", "http://here");
		const [, inPath] = /^\/v1\/text-to-speech\/([^/]+)$/.exec(pathname) ?? [];
		const isMp3 = inPath ? searchParams.get("output_format")?.startsWith("mp3_") : body.response_format === "mp3";
		const { voice = inPath, input: text = body.text, model = body.model_id } = body;
		made.asked.push({ key: xiKey?.toString() ?? authorization?.replace("Bearer ", ""), voice, text, model });
		if (made.fault === "nothing") return;
		await made.holds?.promise;
		const isThere = (inPath || pathname === "/v1/audio/speech") && isMp3 && made.voices.has(voice);
		if (made.fault || !isThere) {
			answer.writeHead(made.fault ?? 404, { "content-type": "application/json" });
			return answer.end(JSON.stringify({ detail: { status: "voice_not_found", message: `${voice} said ${text}` } }));
		}
		answer.writeHead(200, { "content-type": "audio/mpeg" }).end(said);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const made: VoiceServer = {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked: [],
		voices: new Set(voices),
		fault: undefined,
		holds: undefined,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	return made;
}
