import { run } from "./programs.ts";

process.exitCode = await run("vite build", "web");
