import { loudnessOf } from "../sound/sound-switch.ts";

/** Why no sound is heard. `asleep`: the browser waits for a press of any kind before it lets sound be used. */
export type EarProblem = "refused" | "missing" | "asleep";

export interface Ear {
	/** Decibels of full scale at this moment; undefined while nothing is heard. */
	loudness(): number | undefined;
	close(): void;
}

/** What makes a voice clear to others makes a hum vanish; only Sayso's own voice is taken out. */
const constraints: MediaStreamConstraints = {
	audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: false },
};

/** Samples of one look: a fiftieth of a second at 48 kHz. */
const samplesOfLook = 1024;

/** Opens the microphone for its loudness alone: what is heard is neither kept nor sent. @param troubled undefined: it is well again */
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
		// Where it may not begin it stays so; where it may, it says when it has.
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
