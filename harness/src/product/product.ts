import { once } from "node:events";
import { rmSync } from "node:fs";
import type { PlanName } from "@sayso/contract/entities/plan.ts";
import { completeProfileThrough, newPerson, type Send, type SignedUp, signUpThrough } from "../people/sign-up.ts";
import { runAdmin } from "./run-admin.ts";
import { runServer } from "./running-server.ts";
import { testFolder } from "./test-folder.ts";

export interface Product {
	url: string;
	/** The server's process. */
	pid: number;
	newPerson(): Promise<SignedUp>;
	completeProfile(person: SignedUp): Promise<void>;
	/** As an operator does. */
	putOnPlan(email: string, plan: PlanName): Promise<void>;
	close(): Promise<void>;
}

const sendTo =
	(url: string): Send =>
	(path, init) =>
		fetch(url + path, init);

/** Signs a person up over the network. */
export const signUpAt = (url: string, email?: string): Promise<SignedUp> =>
	signUpThrough(sendTo(url), { ...newPerson(), ...(email && { email }) });

/** The whole product as a separate process, on its own embedded database, without rate limits. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
	const folder = testFolder();
	const server = await runServer({ DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn", ...environment });
	return {
		url: server.url,
		pid: server.process.pid ?? 0,
		newPerson: () => signUpAt(server.url),
		completeProfile: (person) => completeProfileThrough(sendTo(server.url), person),
		async putOnPlan(email, plan) {
			await runAdmin({ ...environment, DATA_DIR: folder }, "user", "plan", email, plan);
		},
		async close() {
			const gone = once(server.process, "exit");
			server.process.kill("SIGTERM");
			await gone;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
