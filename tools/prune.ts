// Deletes the packages that the server does not need, for the container image. npm alone would keep development
// packages that another package lists as an optional peer.
import { rmSync } from "node:fs";
import { notForTheServer } from "./shipped.ts";

// The server runs none of the packages' command-line programs.
for (const folder of [...notForTheServer(), "node_modules/.bin"]) rmSync(folder, { recursive: true, force: true });
