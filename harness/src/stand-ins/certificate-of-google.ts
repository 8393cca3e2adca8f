import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { testFolder } from "../product/test-folder.ts";
import { ownCertificate } from "./own-certificate.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** What the stand-ins for Google show who connects to `localhost`, and the file of it. */
		certificateOfGoogle: ReturnType<typeof ownCertificate> & { file: string };
	}
}

/** One certificate a run: the library's connections read whom they trust once a process, whichever test loads them first. */
export default function setup(project: TestProject): () => Promise<void> {
	const own = ownCertificate();
	const folder = testFolder();
	const file = join(folder, "certificate.pem");
	writeFileSync(file, own.certificate);
	project.provide("certificateOfGoogle", { ...own, file });
	return () => rm(folder, { recursive: true });
}
