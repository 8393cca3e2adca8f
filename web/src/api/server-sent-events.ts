import { EventSourceParserStream } from "eventsource-parser/stream";

/** The `data` of each event in a `text/event-stream` body, in order. An unfinished event at the end is dropped. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	const text = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
	for await (const { data } of text.pipeThrough(new EventSourceParserStream())) yield data;
}
