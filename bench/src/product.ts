import { once } from "node:events";
import { rmSync } from "node:fs";
import { runAdmin } from "../../server/src/testing/run-admin.ts";
import { runServer } from "../../server/src/testing/running-server.ts";
import { testFolder } from "../../server/src/testing/test-folder.ts";

export interface Product {
	url: string;
	/** The server's process. */
	pid: number;
	newPerson(): Promise<SignedUp>;
	/** As an operator does. */
	putOnPlan(email: string, plan: string): Promise<void>;
	close(): Promise<void>;
}

export interface SignedUp {
	email: string;
	/** Their ID token. */
	token: string;
	/** What their JSON calls carry. */
	headers: Record<string, string>;
}

/** Signs somebody up as a script does. */
export async function signUpAt(url: string, email: string): Promise<SignedUp> {
	const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email, password: "secret 1", name: "" }),
	});
	const session = { authorization: `Bearer ${signedUp.headers.get("set-auth-token")}` };
	const answer = await fetch(`${url}/api/auth/token`, { headers: session });
	const { token } = (await answer.json()) as { token: string };
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	// The first call makes the person known to the product; until then only the identity knows them.
	await fetch(`${url}/api/v1/users`, { headers });
	return { email, token, headers };
}

/** The whole product as a process of its own, on an embedded database of its own, without rate limits. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
	const folder = testFolder();
	const server = await runServer({ DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn", ...environment });
	let people = 0;
	return {
		url: server.url,
		pid: server.process.pid ?? 0,
		newPerson: () => signUpAt(server.url, `person-${people++}@example.org`),
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
