import { readdirSync, readFileSync } from "node:fs";

/** Processor seconds that a process has used so far. Linux counts them in hundredths. */
export function processorSeconds(pid: number): number {
	const [own] = ticksOf(pid);
	return own / 100;
}

/** The same including its children, even ended ones. */
export function processorSecondsOfAll(pid: number): number {
	const [own, ended] = ticksOf(pid);
	return (own + ended) / 100 + childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), 0);
}

/** The current memory of a process in megabytes, including shared memory. */
export const megabytes = (pid: number): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** The memory of a process's children together. */
export const megabytesOfChildren = (pid: number): number =>
	childrenOf(pid).reduce((sum, child) => sum + megabytes(child), 0);

/** proc(5): the fields after the name in brackets; utime, stime, cutime, cstime are numbers 14 to 17 of the whole. */
function ticksOf(pid: number): [own: number, ended: number] {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
	const [user, system, usersEnded, systemsEnded] = fields.slice(11, 15).map(Number);
	return [Number(user) + Number(system), Number(usersEnded) + Number(systemsEnded)];
}

const childrenOf = (pid: number): number[] =>
	readdirSync(`/proc/${pid}/task`).flatMap((task) =>
		readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
	);
