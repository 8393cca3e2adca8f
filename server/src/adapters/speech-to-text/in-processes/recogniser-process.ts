import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Heard } from "../../../seams/speech-to-text.ts";

/**
 * Its messages after `ready`. `at`: a keep-alive with the number of samples it has taken. `hearing-again`: all audio was taken,
 * and the second pass over the last utterance has begun.
 */
export type RecogniserMessage = Heard | { type: "at"; until: number } | { type: "hearing-again" };

/** A recogniser in a separate process. */
export interface RecogniserProcess {
	/** Sends the expected words. Called once, before any audio. */
	expect(words: readonly string[]): void;
	/** Sends 16-bit little-endian mono audio at 16 kHz. */
	push(pcm: Uint8Array): void;
	/** Ends the input: the process emits its last words, then ends. */
	finish(): void;
	kill(): void;
	/** Calls the listener with each message from now on. */
	onLine(take: (line: string) => void): void;
	/** Settles when the process has ended: true if it ended by itself without an error. */
	readonly ended: Promise<boolean>;
}

/**
 * Starts a recogniser and waits until it can listen.
 * @param program Node's arguments
 * @param milliseconds the time it may take
 * @throws {Error} if it does not become ready; the message contains no output of the process
 */
export async function startRecogniser(program: readonly string[], milliseconds: number): Promise<RecogniserProcess> {
	// It does not get the server's secrets. Its standard error is discarded, because it may contain what people said.
	const child = spawn(process.execPath, [...program], { stdio: ["pipe", "pipe", "ignore", "pipe"], env: {} });
	const [sound, said, , expected] = child.stdio as unknown as [Writable, Readable, null, Writable];
	const lines = createInterface({ input: said });
	const ended = once(child, "close").then(
		([code]) => code === 0,
		() => false,
	);
	// An error of writing to a process that has just died is ignored: `ended` reports the death.
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
