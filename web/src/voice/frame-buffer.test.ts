import { expect, test } from "vitest";
import { FrameBuffer } from "./frame-buffer.ts";

const frame = (id: number) => Uint8Array.of(id).buffer;
const ids = (frames: readonly ArrayBuffer[]) => frames.map((sent) => new Uint8Array(sent)[0]);

/** A socket whose waiting bytes grow by `bytesPerFrame` with each frame. */
function socket(bytesPerFrame = 0) {
	const sent: ArrayBuffer[] = [];
	return {
		sent,
		bufferedAmount: 0,
		send(data: unknown) {
			sent.push(data as ArrayBuffer);
			this.bufferedAmount += bytesPerFrame;
		},
	};
}

test("sends every waiting frame, oldest first", () => {
	const buffer = new FrameBuffer();
	for (const id of [1, 2, 3]) buffer.push(frame(id));
	const open = socket();
	buffer.drainInto(open);
	expect(ids(open.sent)).toEqual([1, 2, 3]);
	expect(buffer.length).toBe(0);
});

test("keeps the newest two seconds: of 130 frames of 20 ms, the last 100", () => {
	const buffer = new FrameBuffer();
	for (let id = 1; id <= 130; id++) buffer.push(frame(id));
	const open = socket();
	buffer.drainInto(open);
	expect(ids(open.sent)).toEqual(Array.from({ length: 100 }, (_, index) => index + 31));
});

test("stops above 256 KB of back-pressure and goes on from the same frame later", () => {
	const buffer = new FrameBuffer();
	for (const id of [1, 2, 3, 4]) buffer.push(frame(id));
	const slow = socket(200 * 1024);
	buffer.drainInto(slow);
	expect(ids(slow.sent)).toEqual([1, 2]);
	slow.bufferedAmount = 0;
	buffer.drainInto(slow);
	expect(ids(slow.sent)).toEqual([1, 2, 3, 4]);
});
