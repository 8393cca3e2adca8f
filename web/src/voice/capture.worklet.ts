// Runs in the audio thread: microphone samples at the device's rate in, 20 ms frames of 16 kHz signed 16-bit PCM out.
import { limits } from "@sayso/contract/limits.ts";
import { resampler } from "@sayso/sound/resample.ts";

declare const sampleRate: number;
declare class AudioWorkletProcessor {
	readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

const { frameSamples } = limits.audio;

class Capture extends AudioWorkletProcessor {
	#resample = resampler(sampleRate, limits.audio.sampleRate);
	#frame = new Int16Array(frameSamples);
	#filled = 0;

	#put = (sample: number) => {
		this.#frame[this.#filled++] = Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff);
		if (this.#filled < frameSamples) return;
		this.port.postMessage(this.#frame.buffer, [this.#frame.buffer]);
		this.#frame = new Int16Array(frameSamples);
		this.#filled = 0;
	};

	process([input]: Float32Array[][]): boolean {
		const samples = input?.[0];
		if (samples) this.#resample(samples, this.#put);
		return true;
	}
}

registerProcessor("capture", Capture);
