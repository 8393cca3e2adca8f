import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { codeIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { exportPKCS8, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeIdentity } from "../../seams/identity.conformance.ts";
import type { Identity } from "../../seams/identity.ts";
import { firebaseIdentity } from "./firebase.ts";
import { rememberedMilliseconds } from "./firebase-accounts.ts";

/** `host:port` of a Firebase Auth emulator: `firebase emulators:start --only auth --project demo-sayso`. */
const emulator = process.env.FIREBASE_EMULATOR;

const project = (projectId: string, access: Parameters<typeof firebaseIdentity>[0]["access"], now = Date.now) =>
	firebaseIdentity({ projectId, apiKey: "any", authDomain: "", providers: [], access }, now);

const claims = (projectId: string) => ({
	iss: `https://securetoken.google.com/${projectId}`,
	aud: projectId,
	sub: "somebody",
	auth_time: Math.floor(Date.now() / 1000),
	exp: Math.floor(Date.now() / 1000) + 600,
});

test("without the emulator, a token that is unsigned or signed with another key is rejected", async () => {
	const { privateKey } = await generateKeyPair("RS256", { extractable: true });
	const identity = project("sayso", { email: "a@example.org", privateKey: await exportPKCS8(privateKey) });
	expect(await identity.verify(new UnsecuredJWT(claims("sayso")).encode())).toBeNull();
	const { privateKey: other } = await generateKeyPair("ES256");
	const token = await new SignJWT(claims("sayso")).setProtectedHeader({ alg: "ES256" }).sign(other);
	expect(await identity.verify(token)).toBeNull();
});

describe("what Firebase said of an account", () => {
	const somebody = { localId: "somebody", email: "ada@example.org" };
	const token = new UnsecuredJWT(claims("demo")).encode();

	/** An identity provider with a stand-in for Firebase that knows one person. */
	async function stage() {
		let ahead = 0;
		const firebase = { lookUps: 0, account: { ...somebody, disabled: false }, status: 200 };
		const server = createServer(({ url = "" }, response) => {
			if (url.endsWith("accounts:lookup")) firebase.lookUps += 1;
			response.writeHead(firebase.status).end(JSON.stringify({ users: [firebase.account] }));
		});
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		onTestFinished(() => void server.close());
		const { port } = server.address() as AddressInfo;
		return {
			firebase,
			identity: project("demo", { emulator: `127.0.0.1:${port}` }, () => Date.now() + ahead),
			pass(milliseconds: number) {
				ahead += milliseconds;
			},
		};
	}

	test("holds for the calls of the next moment, and is asked again after it", async () => {
		const { identity, firebase, pass } = await stage();
		const calls = await Promise.all([identity.verify(token), identity.verify(token)]);
		expect([...calls, await identity.verify(token)]).toEqual(Array(3).fill(calls[0]));
		expect(calls[0]).toMatchObject({ userId: "somebody", email: "ada@example.org" });
		expect(firebase.lookUps).toBe(1);
		firebase.account.disabled = true;
		pass(rememberedMilliseconds);
		expect(await identity.verify(token)).toBeNull();
	});

	test.each([
		["a new password", (identity: Identity) => identity.setPassword("somebody", "Second pass 2")],
		["a proved address", (identity: Identity) => identity.markEmailVerified("somebody")],
		["its removal", (identity: Identity) => identity.remove("somebody")],
	])("is asked again after %s", async (_what, change) => {
		const { identity, firebase } = await stage();
		await identity.verify(token);
		await change(identity);
		await identity.verify(token);
		expect(firebase.lookUps).toBe(2);
	});

	test("is asked again where it could not be reached", async () => {
		const { identity, firebase } = await stage();
		firebase.status = 503;
		await expect(identity.verify(token)).rejects.toThrow("Firebase refused");
		firebase.status = 200;
		expect(await identity.verify(token)).toMatchObject({ userId: "somebody" });
	});

	test("is nothing to a token that is not its own", async () => {
		const { identity } = await stage();
		await identity.verify(token);
		const expired = new UnsecuredJWT({ ...claims("demo"), exp: 1 }).encode();
		expect(await identity.verify(expired)).toBeNull();
	});
});

describe.runIf(emulator)("with the emulator", () => {
	const host = emulator ?? "";

	/** Calls the emulator as a browser does. The emulator creates a project when it is first named. */
	async function callEmulator(targetProjectId: string, method: string, body: object) {
		const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: "Bearer owner" },
			body: JSON.stringify({ targetProjectId, returnSecureToken: true, ...body }),
		});
		return { ok: answer.ok, ...((await answer.json()) as { idToken: string }) };
	}

	describeIdentity("Firebase", async () => {
		// Each test has its own project, which has no users yet.
		const projectId = `demo-${randomUUID()}`;
		let ahead = 0;
		return {
			identity: project(projectId, { emulator: host }, () => Date.now() + ahead),
			async signUp(email, password) {
				await callEmulator(projectId, "signUp", { email, password });
				const { idToken } = await callEmulator(projectId, "signInWithPassword", { email, password });
				return { token: idToken };
			},
			async signIn(email, password) {
				const { ok, idToken } = await callEmulator(projectId, "signInWithPassword", { email, password });
				return ok ? { token: idToken } : null;
			},
			async confirmReset(oobCode, newPassword) {
				const { ok } = await callEmulator(projectId, "resetPassword", { oobCode, newPassword });
				// Firebase does not announce the change, so the cache has to expire.
				ahead += rememberedMilliseconds;
				return ok;
			},
			nextMoment: () => wait(1000 - (Date.now() % 1000)),
		};
	});

	test("a token of another project is rejected", async () => {
		const identity = project("demo-one", { emulator: host });
		expect(await identity.verify(new UnsecuredJWT(claims("demo-two")).encode())).toBeNull();
	});

	test("the server looks after an account there from its code to its end", async () => {
		const { app, context } = await testApp({
			IDENTITY: "firebase",
			FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
			FIREBASE_API_KEY: "any",
			FIREBASE_EMULATOR: host,
		});
		const { newestMailTo } = await workOnMail(context);
		const { projectId } = context.config.signIn.firebase ?? { projectId: "" };
		const ada = { email: "ada@example.org", password: "secret 1" };
		await callEmulator(projectId, "signUp", ada);
		const { idToken } = await callEmulator(projectId, "signInWithPassword", ada);
		const call = (method: "GET" | "POST" | "DELETE", path: string) =>
			app.inject({ method, url: `/api/v1/users${path}`, headers: { authorization: `Bearer ${idToken}` } });
		await call("POST", "/verification-code");
		const code = codeIn(await newestMailTo("ada@example.org"));
		expect((await call("GET", `/verification-code/${code}`)).json()).toEqual({ valid: true });
		expect((await call("GET", "/email-verification-status")).json()).toEqual({ verified: true });
		expect((await call("GET", "/export")).json()).toMatchObject({ account: { email: "ada@example.org" } });
		expect((await call("DELETE", "/delete")).statusCode).toBe(200);
		expect((await call("GET", "")).statusCode).toBe(401);
		expect((await app.inject({ url: "/api/auth/token" })).statusCode).toBe(404);
	});
});
