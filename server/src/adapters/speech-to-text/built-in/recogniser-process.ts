import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A recogniser in a process of its own. */
export interface RecogniserProcess {
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
	const child = spawn(process.execPath, [...program], { stdio: ["pipe", "pipe", "ignore"], env: {} });
	const lines = createInterface({ input: child.stdout });
	const ended = once(child, "close").then(
		([code]) => code === 0,
		() => false,
	);
	// Writing to a process that has just died is no error of its own: `ended` tells.
	child.stdin.on("error", () => {});
	const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
	const isReady = await Promise.race([once(lines, "line").then(() => true), ended.then(() => false)]);
	clearTimeout(timer);
	if (!isReady) throw new Error("The recogniser did not start");
	return {
		push: (pcm) => child.stdin.write(pcm),
		finish: () => child.stdin.end(),
		kill: () => child.kill("SIGKILL"),
		onLine: (take) => lines.on("line", take),
		ended,
	};
}
