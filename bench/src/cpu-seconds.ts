import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const ticksASecond = 100;

/**
 * Processor seconds used so far by this process and its ended children. On other systems than Linux, by this process
 * only.
 */
export function cpuSeconds(): number {
	if (process.platform !== "linux") {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1e6;
	}
	// proc(5): the fields after the name in brackets; utime, stime, cutime, cstime are numbers 14 to 17 of the whole.
	const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
	return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksASecond;
}
