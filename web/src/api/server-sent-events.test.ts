import { expect, test } from "vitest";
import { eventData } from "./server-sent-events.ts";

async function read(...pieces: string[]): Promise<string[]> {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
			controller.close();
		},
	});
	const seen: string[] = [];
	for await (const data of eventData(body)) seen.push(data);
	return seen;
}

test.each(["\n", "\r\n", "\r"])("lines may end in %j", async (end) => {
	expect(await read(["data: one", "", "data: two", "", ": end"].join(end))).toEqual(["one", "two"]);
});

test("the lines of one event are joined, even if a CRLF is split", async () => {
	expect(await read("data: one\r", "\ndata: two\r", "\n\r\n")).toEqual(["one\ntwo"]);
});

test("multi-byte characters may be split too", async () => {
	const bytes = new TextEncoder().encode("data: café\n\n");
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	expect(await eventData(body).next()).toEqual({ done: false, value: "café" });
});

test("comments and other fields are skipped, and an unfinished event is dropped", async () => {
	expect(await read(": wait\n\nevent: answer\nid: 1\ndata:one\n\ndata: cut off")).toEqual(["one"]);
});
