import { type ChildProcess, spawn } from "node:child_process";

/** Runs a program in the foreground and gives its exit code. Output goes to ours. */
export function run(command: string, cwd = "."): Promise<number> {
	const child = start(command, cwd);
	return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

/** Starts a program that goes on; it is ended when we are. */
export function start(command: string, cwd = "."): ChildProcess {
	const [program = "", ...words] = command.split(" ");
	return spawn(program, words, { cwd, stdio: "inherit" });
}
