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

test("lines of one event are one text, even when a CRLF is cut in two", async () => {
	expect(await read("data: one\r", "\ndata: two\r", "\n\r\n")).toEqual(["one\ntwo"]);
});

test("letters of more than one byte may be cut too", async () => {
	const bytes = new TextEncoder().encode("data: café\n\n");
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	expect(await eventData(body).next()).toEqual({ done: false, value: "café" });
});

test("comments and other fields are passed over, and an unfinished event is dropped", async () => {
	expect(await read(": wait\n\nevent: answer\nid: 1\ndata:one\n\ndata: cut off")).toEqual(["one"]);
});
