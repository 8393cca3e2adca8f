import { join } from "node:path";
import { readConfig } from "./config/config.ts";
import { startEmbeddedPostgres } from "./store/embedded-postgres.ts";
import { migrate } from "./store/migrate.ts";

/**
 * `npm run db:migrate`: migrates the configured database to the newest schema, for operators who do it before a
 * release.
 */
const { database, dataDir } = readConfig(process.env);
const embedded = database.adapter === "embedded" ? await startEmbeddedPostgres(join(dataDir, "postgres")) : undefined;
await migrate(database.adapter === "server" ? database.url : (embedded?.urlOf("postgres") ?? ""));
await embedded?.stop();
process.stdout.write("The database has the newest schema.\n");
