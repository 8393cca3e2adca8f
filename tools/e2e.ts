import { run } from "./programs.ts";

process.exitCode = await run(`playwright test ${process.argv.slice(2).join(" ")}`.trim(), "e2e");
