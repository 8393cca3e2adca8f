import { once } from "node:events";
import { start } from "./programs.ts";

const { STAND_IN_MODEL, STAND_IN_PORT = "8091", MODEL_NAME = "good" } = process.env;

/** A stand-in server for a language model, from which the server started next takes its replies. */
function startStandIn() {
	const MODEL_BASE_URL = `http://127.0.0.1:${STAND_IN_PORT}/v1`;
	Object.assign(process.env, { STAND_IN_PORT, REPLIES: "openai-compatible", MODEL_BASE_URL, MODEL_NAME });
	return start("node harness/src/stand-ins/model/main.ts");
}

/** The server, restarted when its code changes, with the web app's development server in front of it. */
const programs = [
	...(STAND_IN_MODEL === "on" ? [startStandIn()] : []),
	start("node --watch --watch-preserve-output server/src/main.ts"),
	start("vite --host 127.0.0.1 --clearScreen false", "web"),
];
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => {
		for (const program of programs) program.kill(signal);
	});
await Promise.race(programs.map((program) => once(program, "exit")));
for (const program of programs) program.kill();
