import type { Llama } from "node-llama-cpp";

/** The llama.cpp library on this machine. */
export interface Library {
	module: typeof import("node-llama-cpp");
	llama: Llama;
	threads: number;
}

/** @returns undefined if the package is not installed or has no build for this machine; nothing is compiled */
export async function openLibrary({
	gpu,
	threads,
}: {
	gpu: "auto" | false;
	threads: number;
}): Promise<Library | undefined> {
	try {
		const module = await import("node-llama-cpp");
		// Silent, because the library would print what was said.
		const quiet = { logLevel: module.LlamaLogLevel.disabled, progressLogs: false };
		const llama = await module.getLlama({ build: "never", skipDownload: true, gpu, maxThreads: threads, ...quiet });
		return { module, llama, threads };
	} catch {
		return undefined;
	}
}
