import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSound } from "./watch-sound.ts";

const on = { silent: vi.fn(), still: vi.fn() };
let track: EventTarget;
let watch: ReturnType<typeof watchSound>;

beforeEach(() => {
	vi.useFakeTimers();
	on.silent.mockClear();
	on.still.mockClear();
	track = new EventTarget();
	watch = watchSound(track as MediaStreamTrack, on);
});
afterEach(() => {
	watch.close();
	vi.useRealTimers();
});

/** Sends frames for so many seconds. */
function hear(seconds: number, sample: number) {
	for (let frame = 0; frame < seconds * 50; frame++) {
		watch.frame(Int16Array.of(0, sample).buffer);
		vi.advanceTimersByTime(20);
	}
}
const reported = () => on.silent.mock.calls.flat();

test("a quiet room does not count as silence", () => {
	hear(20, 1);
	expect(reported()).toEqual([false]);
	expect(on.still).not.toHaveBeenCalled();
});

test("8 s of empty frames are reported as silent, once, and so is the first sound after them", () => {
	hear(7.9, 0);
	expect(reported()).toEqual([]);
	hear(5, 0);
	hear(1, 1);
	expect(reported()).toEqual([true, false]);
});

test.each([
	["empty frames", () => hear(3, 0)],
	["no frames", () => vi.advanceTimersByTime(3_000)],
])("a muted microphone is silent within 3 s of %s, and goes on when unmuted", (_, pass) => {
	hear(1, 1);
	track.dispatchEvent(new Event("mute"));
	pass();
	expect(reported()).toEqual([false, true]);
	track.dispatchEvent(new Event("unmute"));
	expect(reported()).toEqual([false, true, false]);
	expect(on.still).not.toHaveBeenCalled();
});

test("a pause is neither silent nor stopped; without frames after it, the sound has stopped", () => {
	hear(1, 1);
	watch.pause();
	vi.advanceTimersByTime(60_000);
	watch.resume();
	expect(on.still).not.toHaveBeenCalled();
	vi.advanceTimersByTime(3_000);
	expect(on.still).toHaveBeenCalledOnce();
});
