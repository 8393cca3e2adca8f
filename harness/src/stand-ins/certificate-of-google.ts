import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { testFolder } from "../product/test-folder.ts";
import { ownCertificate } from "./own-certificate.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The certificate of the stand-ins for Google on `localhost`, and its file. */
		certificateOfGoogle: ReturnType<typeof ownCertificate> & { file: string };
	}
}

/** One certificate per run, because the library reads trusted certificates once per process. */
export default function setup(project: TestProject): () => Promise<void> {
	const own = ownCertificate();
	const folder = testFolder();
	const file = join(folder, "certificate.pem");
	writeFileSync(file, own.certificate);
	project.provide("certificateOfGoogle", { ...own, file });
	return () => rm(folder, { recursive: true });
}
