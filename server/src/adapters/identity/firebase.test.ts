import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { exportPKCS8, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { describeIdentity } from "../../seams/identity.conformance.ts";
import { codeIn, workOnMail } from "../../testing/mail.ts";
import { testApp } from "../../testing/test-app.ts";
import { firebaseIdentity } from "./firebase.ts";

/** `host:port` of a Firebase Auth emulator: `firebase emulators:start --only auth --project demo-sayso`. */
const emulator = process.env.FIREBASE_EMULATOR;

const project = (projectId: string, access: Parameters<typeof firebaseIdentity>[0]["access"]) =>
	firebaseIdentity({ projectId, apiKey: "any", authDomain: "", providers: [], access });

const claims = (projectId: string) => ({
	iss: `https://securetoken.google.com/${projectId}`,
	aud: projectId,
	sub: "somebody",
	auth_time: Math.floor(Date.now() / 1000),
	exp: Math.floor(Date.now() / 1000) + 600,
});

test("a token that nobody signed is nobody's, away from the emulator", async () => {
	const { privateKey } = await generateKeyPair("RS256", { extractable: true });
	const identity = project("sayso", { email: "a@example.org", privateKey: await exportPKCS8(privateKey) });
	expect(await identity.verify(new UnsecuredJWT(claims("sayso")).encode())).toBeNull();
	const { privateKey: other } = await generateKeyPair("ES256");
	const token = await new SignJWT(claims("sayso")).setProtectedHeader({ alg: "ES256" }).sign(other);
	expect(await identity.verify(token)).toBeNull();
});

describe.runIf(emulator)("with the emulator", () => {
	const host = emulator ?? "";

	/** A call of the browser's, to a project that the emulator makes when it is first named. */
	async function callEmulator(targetProjectId: string, method: string, body: object) {
		const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: "Bearer owner" },
			body: JSON.stringify({ targetProjectId, returnSecureToken: true, ...body }),
		});
		return { ok: answer.ok, ...((await answer.json()) as { idToken: string }) };
	}

	describeIdentity("Firebase", async () => {
		// Each a project of its own: nobody has signed up there.
		const projectId = `demo-${randomUUID()}`;
		return {
			identity: project(projectId, { emulator: host }),
			async signUp(email, password) {
				await callEmulator(projectId, "signUp", { email, password });
				const { idToken } = await callEmulator(projectId, "signInWithPassword", { email, password });
				return { token: idToken };
			},
			async signIn(email, password) {
				const { ok, idToken } = await callEmulator(projectId, "signInWithPassword", { email, password });
				return ok ? { token: idToken } : null;
			},
			confirmReset: async (oobCode, newPassword) =>
				(await callEmulator(projectId, "resetPassword", { oobCode, newPassword })).ok,
			nextMoment: () => wait(1000 - (Date.now() % 1000)),
		};
	});

	test("a token of another project is nobody's", async () => {
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
