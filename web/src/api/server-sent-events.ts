/**
 * The `data` of each event in a `text/event-stream` body, in order. Lines may end in LF, CR or CRLF and may be cut
 * anywhere; an event the stream ends in the middle of is dropped, as the HTML standard says.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	let rest = "";
	let data: string[] = [];
	for await (const text of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
		rest += text;
		// A CR at the very end may be the first half of a CRLF: it waits for what follows.
		const lines = rest.split(/\r\n|\n|\r(?!$)/);
		rest = lines.pop() ?? "";
		for (const line of lines) {
			if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
			else if (line === "" && data.length > 0) {
				yield data.join("\n");
				data = [];
			}
		}
	}
}
