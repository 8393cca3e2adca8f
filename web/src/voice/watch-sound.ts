import { limits } from "@sayso/contract/limits.ts";

const framesIn = (seconds: number) => (seconds * 1000) / limits.audio.frameMilliseconds;

/** Frames that hold nothing at all, after which a microphone is taken to be silent: in a quiet room there is always some noise. */
const mostEmpty = framesIn(8);
/** The same, where the device says that it is muted; for a moment it is, where one is changed for another. */
const mostEmptyMuted = framesIn(2);
/** Milliseconds between two looks, and looks without any frame after which the sound stands still. */
const [look, mostWithout] = [1_000, 3];

/**
 * Finds out that nothing comes from a microphone that is there: it is muted, its headset went or a call has it.
 *
 * @param on.silent called at each change
 * @param on.still called while no frames come, every 3 s
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

	function tell(now: boolean) {
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
		tell(false);
	}
	track?.addEventListener("mute", mute);
	track?.addEventListener("unmute", unmute);
	const looking = setInterval(() => {
		if (isPaused || ++without < mostWithout) return;
		without = 0;
		// A muted one may give no frames at all.
		if (isMuted) tell(true);
		else on.still();
	}, look);
	return {
		isSilent: () => isSilent === true,
		frame(frame: ArrayBuffer) {
			without = 0;
			if (new Int16Array(frame).some(Boolean)) {
				empty = 0;
				tell(false);
			} else if (++empty >= (isMuted ? mostEmptyMuted : mostEmpty)) tell(true);
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
