import type { GenerateEvent } from "@sayso/contract/v1/generate.ts";
import { EventSourceParserStream } from "eventsource-parser/stream";

/** The events that `/api/v1/generate` streams, parsed from the body of its response. */
export async function* replyEvents(body: ReadableStream<Uint8Array> | null): AsyncGenerator<GenerateEvent> {
	const text = body?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
	for await (const { data } of text?.pipeThrough(new EventSourceParserStream()) ?? []) yield JSON.parse(data);
}
