import { hearsNumbers } from "@sayso/harness/stand-ins/hears-numbers.ts";
import { openTracing } from "../../../server/src/compose-tracing.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { listen } from "../../../server/src/listen.ts";
import { createLog } from "../../../server/src/log.ts";

/** The program of a listener (`ROLE=listen`) with a scripted recogniser, because only failover is measured. */
const config = readConfig(process.env);
const tracing = await openTracing(config);
await listen(config, createLog(config), tracing, hearsNumbers({ capacity: 50, wordOf: String }));
