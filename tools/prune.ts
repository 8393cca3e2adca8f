// Deletes the packages that the server does not run with: for the container. npm leaves those of the development that somebody
// else names as well, as a peer that may be there.
import { rmSync } from "node:fs";
import { notForTheServer } from "./shipped.ts";

// The server starts none of their programs.
for (const folder of [...notForTheServer(), "node_modules/.bin"]) rmSync(folder, { recursive: true, force: true });
