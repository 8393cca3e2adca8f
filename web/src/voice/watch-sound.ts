import { limits } from "@sayso/contract/limits.ts";

const framesIn = (seconds: number) => (seconds * 1000) / limits.audio.frameMilliseconds;

/** Empty frames after which a microphone counts as silent: a quiet room always has some noise. */
const mostEmpty = framesIn(8);
/** The same while the device is muted; it is muted for a moment when one microphone replaces another. */
const mostEmptyMuted = framesIn(2);
/** Milliseconds between two checks, and checks without any frame after which the sound has stopped. */
const [look, mostWithout] = [1_000, 3];

/**
 * Detects that an open microphone gives no sound: it is muted, its headset is gone or a phone call uses it.
 * @param on.silent called at each change
 * @param on.still called every 3 s while no frames come
 */
export function watchSound(
	track: MediaStreamTrack | undefined,
	on: { silent(isSilent: boolean): void; still(): void },
) {
	let isSilent: boolean | undefined;
	let isMuted = track?.muted ?? false;
	let empty = 0;
	let without = 0;
	let isPaused = false;

	function notify(now: boolean) {
		if (now !== isSilent) on.silent(now);
		isSilent = now;
	}
	function mute() {
		isMuted = true;
		empty = 0;
	}
	function unmute() {
		isMuted = false;
		empty = without = 0;
		notify(false);
	}
	track?.addEventListener("mute", mute);
	track?.addEventListener("unmute", unmute);
	const looking = setInterval(() => {
		if (isPaused || ++without < mostWithout) return;
		without = 0;
		// A muted microphone may give no frames at all.
		if (isMuted) notify(true);
		else on.still();
	}, look);
	return {
		isSilent: () => isSilent === true,
		frame(frame: ArrayBuffer) {
			without = 0;
			if (new Int16Array(frame).some(Boolean)) {
				empty = 0;
				notify(false);
			} else if (++empty >= (isMuted ? mostEmptyMuted : mostEmpty)) notify(true);
		},
		pause() {
			isPaused = true;
		},
		resume() {
			isPaused = false;
			empty = without = 0;
		},
		close() {
			clearInterval(looking);
			track?.removeEventListener("mute", mute);
			track?.removeEventListener("unmute", unmute);
		},
	};
}
