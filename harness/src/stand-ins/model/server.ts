import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type Dialect, type DialectName, dialects, refusedForm } from "./dialects.ts";
import { type Asked, cardsFor, type Performance, type ScenarioName, scenarios } from "./scenarios.ts";

/** The characters of one token. */
const tokenCharacters = 4;

/** The fields of a request that the stand-in reads; the whole body is stored. */
const Request = z.looseObject({
	model: z.string(),
	stream: z.literal(true),
	messages: z.array(z.object({ role: z.string(), content: z.string() })),
	response_format: z.looseObject({ type: z.string() }).optional(),
	stream_options: z.object({ include_usage: z.boolean() }).optional(),
});
type ModelRequest = z.infer<typeof Request>;

export interface StandInModel {
	/** The base URL for a client; its path ends in /v1. */
	baseUrl: string;
	/** The requests' bodies, unparsed, oldest first. */
	asked: ModelRequest[];
	/** Calls whose client left before the end. */
	left(): number;
	close(): Promise<void>;
}

export interface StandInOptions {
	port?: number;
	/** Infinity: all at once. */
	tokensPerSecond?: number;
	/** The texts of a model that obeys its partner, in turn. */
	obeys?: readonly string[];
	/** The scenario of a call, instead of the model's name. */
	plays?: () => ScenarioName;
	/** Whether token counts are returned on request. */
	countsTokens?: boolean;
	/** The kind of server that it imitates. */
	dialect?: DialectName;
	/** The required API key. */
	key?: string;
}

/**
 * A stand-in that streams like OpenAI's chat completions. The model's name selects the scenario, and the prompt the
 * replies.
 */
export async function standInModel(options: StandInOptions = {}): Promise<StandInModel> {
	const { tokensPerSecond = Number.POSITIVE_INFINITY, obeys, plays, countsTokens = true, key } = options;
	const dialect: Dialect = dialects[options.dialect ?? "openai"];
	const asked: ModelRequest[] = [];
	let left = 0;
	const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const refuse = (status: number, message: string) =>
			void response
				.writeHead(status, { "content-type": "application/json" })
				.end(JSON.stringify(dialect.refusal(status, message)));
		if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) return refuse(401, "wrong key");
		if (request.method === "GET") return void response.end(JSON.stringify(listed(dialect)));
		const { data } = Request.safeParse(await json(request));
		const scenario = plays?.() ?? scenarioOf(data?.model) ?? (dialect.answersAnyName ? "good" : undefined);
		if (!data || !scenario) return refuse(404, "no such model");
		asked.push(data);
		const unfit = refusedForm(dialect, data.response_format);
		if (unfit) return refuse(400, unfit);
		const played = performed(scenario, data);
		if (played.status) return refuse(played.status, "as the scenario says");

		const gone = new AbortController();
		response.on("close", () => {
			if (response.writableFinished) return;
			left += 1;
			gone.abort();
		});
		response.writeHead(200, { "content-type": "text/event-stream" });
		const send = (body: object) => response.write(`data: ${JSON.stringify({ id: "stand-in", ...body })}\n\n`);
		const speak = (content: string) => send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
		const { text, finish, stallsAfter, dropsAfter } = played;
		send({ choices: [{ index: 0, delta: dialect.opening, finish_reason: null }] });
		for (let at = 0; at < text.length; at += tokenCharacters) {
			if (stallsAfter !== undefined && at >= stallsAfter) await never(gone.signal);
			if (dropsAfter !== undefined && at >= dropsAfter) return void response.socket?.destroySoon();
			if (tokensPerSecond < Number.POSITIVE_INFINITY)
				await wait(1_000 / tokensPerSecond, undefined, { signal: gone.signal });
			speak(text.slice(at, at + tokenCharacters));
		}
		send({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
		if (countsTokens && data.stream_options?.include_usage) send({ choices: [], usage: usageOf(data, text) });
		response.end("data: [DONE]\n\n");
	}

	function performed(scenario: ScenarioName, request: ModelRequest): Performance {
		const wish = askedIn(request);
		const cards = cardsFor(wish).map((card, at) =>
			obeys ? { ...card, text: obeys[at % obeys.length] ?? card.text } : card,
		);
		const call = asked.filter(({ model }) => model === request.model).length;
		return scenarios[scenario](cards, wish, call);
	}

	server.listen(options.port ?? 0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("A listening server has no address");
	return {
		baseUrl: `http://127.0.0.1:${address.port}/v1`,
		asked,
		left: () => left,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

const scenarioOf = (name = ""): ScenarioName | undefined =>
	Object.hasOwn(scenarios, name) ? (name as ScenarioName) : undefined;

function askedIn({ messages }: ModelRequest): Asked {
	const prompt = messages.at(-1)?.content ?? "";
	const [, count, length] = /^(\d) repl(?:y|ies), .*, (short|medium|long) \(.*:$/m.exec(prompt) ?? [];
	return { count: Number(count ?? 0), length: (length as Asked["length"] | undefined) ?? "medium", prompt };
}

function usageOf({ messages }: ModelRequest, text: string) {
	const tokens = (characters: number) => Math.ceil(characters / tokenCharacters);
	const input = tokens(messages.reduce((sum, { content }) => sum + content.length, 0));
	const output = tokens(text.length);
	return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

/** Every scenario is listed as a model. */
const listed = ({ ownedBy }: Dialect) => ({
	object: "list",
	data: Object.keys(scenarios).map((id) => ({ id, object: "model", created: 0, owned_by: ownedBy })),
});

const never = (signal: AbortSignal) =>
	new Promise<never>((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
		if (signal.aborted) reject(signal.reason);
	});
