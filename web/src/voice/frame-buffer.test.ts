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
	buffer.drainInto(open);
	expect(ids(open.sent)).toEqual([1, 2, 3]);
});

test("keeps the newest 25 seconds: of 1,300 frames of 20 ms, the last 1,250", () => {
	const buffer = new FrameBuffer();
	for (let id = 1; id <= 1_300; id++) buffer.push(Uint16Array.of(id).buffer);
	const open = socket();
	buffer.drainInto(open);
	expect(open.sent.map((sent) => new Uint16Array(sent)[0])).toEqual(Array.from({ length: 1_250 }, (_, at) => at + 51));
});

test("a new socket receives the frames without a final again, and its positions count from what it received", () => {
	const buffer = new FrameBuffer();
	const given = (count: number) => {
		const open = socket();
		buffer.drainInto(open);
		expect(open.sent).toHaveLength(count);
		return open.sent.map((sent) => new Uint16Array(sent)[0]);
	};
	for (let id = 1; id <= 5; id++) buffer.push(Uint16Array.of(id, id).buffer);
	given(5);
	// The third frame was transcribed in part.
	buffer.heard(buffer.placeOf(5));
	buffer.waitAgain();
	expect(given(3)).toEqual([3, 4, 5]);
	expect(buffer.placeOf(2)).toBe(6);
	buffer.heard(buffer.placeOf(2));
	buffer.push(Uint16Array.of(6, 6).buffer);
	expect(given(1)).toEqual([6]);
	buffer.waitAgain();
	expect(given(3)).toEqual([4, 5, 6]);
	buffer.heard();
	expect(buffer.length).toBe(0);
});

test("stops above 256 KB of back-pressure and later goes on from the same frame", () => {
	const buffer = new FrameBuffer();
	for (const id of [1, 2, 3, 4]) buffer.push(frame(id));
	const slow = socket(200 * 1024);
	buffer.drainInto(slow);
	expect(ids(slow.sent)).toEqual([1, 2]);
	slow.bufferedAmount = 0;
	buffer.drainInto(slow);
	expect(ids(slow.sent)).toEqual([1, 2, 3, 4]);
});
