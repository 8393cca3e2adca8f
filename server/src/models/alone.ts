import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { ModelBusy } from "./model-error.ts";

const beatMilliseconds = 10_000;
/** A lock file that was not touched for this long is abandoned, on whichever machine its process was. */
const abandonedMilliseconds = 6 * beatMilliseconds;
/** The lock files of this process. */
const held = new Set<string>();

/**
 * Runs work that no other process may do at the same time. The lock is a file with its holder's process id. The lock of
 * a killed process is taken over. If two processes take it over at once, they spoil a shared download, which its
 * checksum reveals.
 * @throws {ModelBusy} if another process holds the lock
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
		// The lock was taken over.
	}
}

function isAbandoned(lock: string): boolean {
	const found = statSync(lock, { throwIfNoEntry: false });
	if (!found) return false;
	if (Date.now() - found.mtimeMs > abandonedMilliseconds) return true;
	try {
		const { host, pid } = JSON.parse(readFileSync(lock, "utf8")) as { host: string; pid: number };
		if (host !== hostname()) return false;
		// A restarted container has the same host name and process ids, so the file may contain this process's own id.
		return pid === process.pid ? !held.has(lock) : !isAlive(pid);
	} catch {
		// The file is being written, or was just removed.
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
