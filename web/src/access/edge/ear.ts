import { loudnessOf } from "../sound/sound-switch.ts";

/** Why the microphone gives no level. `asleep`: the browser waits for any press before it allows sound. */
export type EarProblem = "refused" | "missing" | "asleep";

export interface Ear {
	/** The current level in decibels of full scale; undefined without sound. */
	loudness(): number | undefined;
	close(): void;
}

/** Filters that improve speech would remove a hum; only echo cancellation is on. */
const constraints: MediaStreamConstraints = {
	audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: false },
};

/** Samples per measurement: about a fiftieth of a second at 48 kHz. */
const samplesOfLook = 1024;

/**
 * Opens the microphone only to measure its level: no sound is stored or sent. @param troubled receives a problem, or undefined once
 * it is solved
 */
export function openEar(troubled: (problem: EarProblem | undefined) => void): Ear {
	const off = new AbortController();
	const samples = new Float32Array(samplesOfLook);
	let context: AudioContext | undefined;
	let analyser: AnalyserNode | undefined;

	async function open() {
		const stream = await navigator.mediaDevices.getUserMedia(constraints);
		const release = () => stream.getTracks().forEach((track) => void track.stop());
		if (off.signal.aborted) return release();
		off.signal.addEventListener("abort", release);
		stream.getTracks()[0]?.addEventListener("ended", lost, { signal: off.signal });
		const opened = new AudioContext();
		context = opened;
		analyser = new AnalyserNode(opened, { fftSize: samplesOfLook });
		opened.createMediaStreamSource(stream).connect(analyser);
		const follow = () => troubled(opened.state === "running" ? undefined : "asleep");
		opened.addEventListener("statechange", follow, { signal: off.signal });
		for (const type of ["pointerdown", "keydown"])
			window.addEventListener(type, () => void opened.resume().catch(() => {}), { capture: true, signal: off.signal });
		// If it may not start it stays suspended; otherwise it sends an event when it has started.
		if (opened.state !== "running") setTimeout(() => off.signal.aborted || follow(), 500);
	}
	const lost = () => {
		analyser = undefined;
		troubled("missing");
	};
	open().catch((error: unknown) => {
		if (off.signal.aborted) return;
		troubled(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "missing");
	});

	return {
		loudness() {
			if (context?.state !== "running" || !analyser) return undefined;
			analyser.getFloatTimeDomainData(samples);
			return loudnessOf(samples);
		},
		close() {
			off.abort();
			void context?.close();
			context = undefined;
		},
	};
}
