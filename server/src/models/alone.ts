import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { ModelBusy } from "./model-error.ts";

const beatMilliseconds = 10_000;
/** A lock that has not been touched for so long belongs to nobody, wherever its process was. */
const abandonedMilliseconds = 6 * beatMilliseconds;
/** The locks of this process. */
const held = new Set<string>();

/**
 * Does a work that no other process does meanwhile: the lock is a file that says who holds it. That of a process that
 * was killed is taken over. Should two take it over at once, they spoil a download between them; its checksum says so.
 *
 * @throws {ModelBusy} when another is at it
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
	const holder = JSON.stringify({ host: hostname(), pid: process.pid });
	if (isAbandoned(lock)) rmSync(lock, { force: true });
	try {
		writeFileSync(lock, holder, { flag: "wx" });
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
		throw new ModelBusy("Another process is installing it just now.", { cause });
	}
	held.add(lock);
	const beat = setInterval(() => touch(lock), beatMilliseconds);
	try {
		return await work();
	} finally {
		clearInterval(beat);
		held.delete(lock);
		rmSync(lock, { force: true });
	}
}

function touch(lock: string): void {
	const now = new Date();
	try {
		utimesSync(lock, now, now);
	} catch {
		// It was taken over.
	}
}

function isAbandoned(lock: string): boolean {
	const found = statSync(lock, { throwIfNoEntry: false });
	if (!found) return false;
	if (Date.now() - found.mtimeMs > abandonedMilliseconds) return true;
	try {
		const { host, pid } = JSON.parse(readFileSync(lock, "utf8")) as { host: string; pid: number };
		if (host !== hostname()) return false;
		// A container that starts again has the name and the numbers of before: its own number may stand there already.
		return pid === process.pid ? !held.has(lock) : !isAlive(pid);
	} catch {
		// It is being written, or was given back.
		return false;
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
