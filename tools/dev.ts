import { once } from "node:events";
import { start } from "./programs.ts";

/** The server, started again when its code changes, and the web app's own development server in front of it. */
const programs = [
	start("node --watch --watch-preserve-output server/src/main.ts"),
	start("vite --host 127.0.0.1 --clearScreen false", "web"),
];
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => {
		for (const program of programs) program.kill(signal);
	});
await Promise.race(programs.map((program) => once(program, "exit")));
for (const program of programs) program.kill();
