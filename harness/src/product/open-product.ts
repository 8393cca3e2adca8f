import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../server/src/app.ts";
import { compose } from "../../../server/src/compose.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import type { Context } from "../../../server/src/context.ts";
import { createLog } from "../../../server/src/log.ts";
import { quickPasswords } from "./quick-passwords.ts";

/**
 * The product in this process, on an embedded database in a folder, without rate limits, so that its parts are
 * accessible.
 */
export async function openProduct(
	folder: string,
): Promise<{ app: FastifyInstance; context: Context; close(): Promise<void> }> {
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: join(folder, "data"),
		SPEECH_TO_TEXT: "scripted",
		TEXT_TO_SPEECH: "scripted",
		RATE_LIMITS: "off",
		LOG_LEVEL: "warn",
	});
	const context = await compose(config, createLog(config), { passwords: quickPasswords });
	const app = await buildApp(context);
	const close = async () => {
		await app.close();
		await context.close();
	};
	return { app, context, close };
}
