import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Heard } from "../../../seams/speech-to-text.ts";

/**
 * What it says after `ready`. `at`: a sign of life, with how many samples it has taken. `hearing-again`: all sound was taken,
 * and the words told last are heard once more.
 */
export type RecogniserMessage = Heard | { type: "at"; until: number } | { type: "hearing-again" };

/** A recogniser in a process of its own. */
export interface RecogniserProcess {
	/** Tells it which words to expect. Called once, before any sound. */
	expect(words: readonly string[]): void;
	/** Takes 16-bit little-endian mono sound at 16 kHz. */
	push(pcm: Uint8Array): void;
	/** No more sound comes: it says what is left, then ends. */
	finish(): void;
	kill(): void;
	/** Called with each line it says, from now on. */
	onLine(take: (line: string) => void): void;
	/** Settles when the process is gone: true if it ended by itself and well. */
	readonly ended: Promise<boolean>;
}

/**
 * Starts a recogniser and waits until it can listen.
 * @param program Node's arguments
 * @param milliseconds it may take
 * @throws {Error} when it does not become ready; the message holds nothing that the process said
 */
export async function startRecogniser(program: readonly string[], milliseconds: number): Promise<RecogniserProcess> {
	// It gets none of the server's secrets, and its standard error, which may hold what people said, goes nowhere.
	const child = spawn(process.execPath, [...program], { stdio: ["pipe", "pipe", "ignore", "pipe"], env: {} });
	const [sound, said, , expected] = child.stdio as unknown as [Writable, Readable, null, Writable];
	const lines = createInterface({ input: said });
	const ended = once(child, "close").then(
		([code]) => code === 0,
		() => false,
	);
	// Writing to a process that has just died is no error of its own: `ended` tells.
	for (const input of [sound, expected]) input.on("error", () => {});
	const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
	const isReady = await Promise.race([once(lines, "line").then(() => true), ended.then(() => false)]);
	clearTimeout(timer);
	if (!isReady) throw new Error("The recogniser did not start");
	return {
		expect: (words) => expected.end(JSON.stringify(words)),
		push: (pcm) => sound.write(pcm),
		finish: () => sound.end(),
		kill: () => child.kill("SIGKILL"),
		onLine: (take) => lines.on("line", take),
		ended,
	};
}
