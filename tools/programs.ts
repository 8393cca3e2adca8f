import { type ChildProcess, spawn } from "node:child_process";

/** Runs a program in the foreground and returns its exit code. It shares our output. */
export function run(command: string, cwd = "."): Promise<number> {
	const child = start(command, cwd);
	return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

interface Surroundings {
	cwd?: string;
	/** Added to our own environment. */
	environment?: Record<string, string>;
	/** Whether its output is passed on while it runs. */
	aloud?: boolean;
	/** Milliseconds after which it is killed. */
	longest?: number;
}

/** Runs a program and returns its exit code and its whole output, errors included. */
export function runNoting(
	command: string,
	{ cwd = ".", environment = {}, aloud = false, longest }: Surroundings = {},
): Promise<{ code: number; printed: string }> {
	const [program = "", ...words] = command.split(" ");
	const env = { ...process.env, ...environment };
	const child = spawn(program, words, { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: longest });
	let printed = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (part) => {
			printed += part;
			if (aloud) process.stdout.write(part);
		});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => resolve({ code: code ?? 1, printed }));
	});
}

/** Starts a program in the background; it ends with this process. */
export function start(command: string, cwd = "."): ChildProcess {
	const [program = "", ...words] = command.split(" ");
	return spawn(program, words, { cwd, stdio: "inherit" });
}
