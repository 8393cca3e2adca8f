// The entry point of every script. Runs on the system's Node (20 or newer), does missing setup steps, then continues
// with the project's own Node. Plain JavaScript without dependencies, because nothing may be installed yet.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { buildWeb, findBrowser, findRecogniser, installPackages, projectNode } from "./prepare.js";

const [name = "", ...rest] = process.argv.slice(2);

/** What each command needs before it runs, and what it runs. */
const commands = {
	start: { needs: [installPackages, findRecogniser, buildWeb], run: ["server/src/main.ts"] },
	dev: { needs: [installPackages, findRecogniser], run: ["tools/dev.ts"] },
	test: { needs: [installPackages, findRecogniser, findBrowser], run: ["tools/test.ts"] },
	"test:long": { needs: [installPackages, findRecogniser, findBrowser, buildWeb], run: ["tools/test.ts", "--long"] },
	check: { needs: [installPackages], run: ["tools/check.ts"] },
	build: { needs: [installPackages], run: ["tools/build.ts"] },
	e2e: { needs: [installPackages, findRecogniser, findBrowser, buildWeb], run: ["tools/e2e.ts"] },
	bench: { needs: [installPackages, findRecogniser, findBrowser, buildWeb], run: ["bench/src/main.ts"] },
	"db:migrate": { needs: [installPackages], run: ["server/src/migrate.ts"] },
	admin: { needs: [installPackages], run: ["server/src/admin.ts"] },
	"replies:eval": { needs: [installPackages], run: ["replies/evaluate.ts"] },
	"replies:train": { needs: [installPackages], run: ["tools/fresh.ts", "--make"] },
	"replies:ablate": { needs: [installPackages], run: ["replies/ablate.ts"] },
	sbom: { needs: [installPackages], run: ["tools/sbom.ts"] },
	pictures: { needs: [installPackages, findBrowser, buildWeb], run: ["e2e/pictures.ts"] },
};

const command = commands[name];
if (!command) {
	console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(", ")}`);
	process.exit(1);
}
for (const need of command.needs) need();

const node = projectNode();
const settings = existsSync(".env") ? ["--env-file=.env"] : [];
const child = spawn(node.path, [...settings, ...command.run, ...rest], {
	stdio: "inherit",
	env: node.environment,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
