import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { serveVoices } from "@sayso/harness/stand-ins/voice-server.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { scriptedTextToSpeech } from "../../../adapters/text-to-speech/scripted.ts";
import { putOnPlan } from "../../../features/plans/put-on-plan.ts";

const server = await serveVoices("MyOwnVoice1", "another.voice-2", "third-voice");
afterAll(() => server.close());
let now = Date.now();
beforeEach(() => {
	server.fault = undefined;
	server.asked.length = 0;
	// A vendor that failed in one test must not be paused in the next.
	now += 60_000;
});

const environment = {
	OWN_VOICE: "openai-compatible",
	OWN_VOICE_VENDOR: "Example Voices",
	OWN_VOICE_BASE_URL: `${server.address}/v1`,
	OWN_VOICE_MODEL: "clear",
	LOG_LEVEL: "debug",
	METRICS_PORT: "0",
};
const builtIn = scriptedTextToSpeech();
const clock = { now: () => new Date(now) };
const one = await testApp(environment, { clock, textToSpeech: builtIn });

async function somebody({ app, context } = one, plan = "premium-monthly") {
	const { headers } = await signUp(app);
	const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
		const answer = await app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });
		return { status: answer.statusCode, ...answer.json() };
	};
	const { id } = await call("GET", "users");
	await putOnPlan(context, id, plan);
	return {
		headers,
		call,
		sample: (voice_id: string, consent = true) => call("POST", "users/own-voice/sample", { voice_id, consent }),
		keep: (voice_id: string, consent = true) => call("PUT", "users/own-voice", { voice_id, consent }),
		choose: (is_chosen: boolean) => call("PUT", "users/own-voice", { is_chosen }),
		forget: () => call("DELETE", "users/own-voice"),
		say: (text: string, own_voice = "MyOwnVoice1") =>
			call("POST", "tts", { text, voice: "male-au", language_code: "en-AU", own_voice }),
		inProfile: async () => (await call("GET", "users")).own_voice,
		exported: async () => (await call("GET", "users/export")).tables.own_voice as { voice_id: string }[],
	};
}

test("it is heard, chosen with a consent whose time is kept, and speaks; taken back, nothing of it is left", async () => {
	const { sample, keep, say, forget, inProfile, exported } = await somebody();
	expect(await inProfile()).toEqual({ vendor: "Example Voices", kept: null, is_chosen: false, speaks: false });
	expect(await sample("MyOwnVoice1")).toMatchObject({ status: 200, audio_content: expect.any(String) });
	expect(server.asked).toEqual([{ key: undefined, voice: "MyOwnVoice1", text: voiceSample, model: "clear" }]);
	// A sample only: the voice is not in use yet.
	expect(await say("Not yet")).toMatchObject({ status: 200, spoken_by: "voice" });
	const kept = { voice_id: "MyOwnVoice1", vendor: "Example Voices", consented_at: new Date(now).toISOString() };
	expect(await keep("MyOwnVoice1")).toMatchObject({ status: 200, kept, is_chosen: true, speaks: true });
	expect(await say("Dr Lee is here")).toMatchObject({ status: 200, spoken_by: "own_voice" });
	// In plain words, as for every voice.
	expect(server.asked.at(-1)).toMatchObject({ voice: "MyOwnVoice1", text: "Doctor Lee is here" });
	expect((await exported()).map(({ voice_id }) => voice_id)).toEqual(["MyOwnVoice1"]);
	expect(await forget()).toMatchObject({ kept: null, speaks: false });
	expect(await exported()).toEqual([]);
	expect(await say("Dr Lee is here")).toMatchObject({ spoken_by: "voice" });
});

test("without the consent the vendor is not asked, and nothing is kept", async () => {
	const { call, sample, keep, inProfile } = await somebody();
	for (const refused of [await sample("MyOwnVoice1", false), await keep("MyOwnVoice1", false)])
		expect(refused).toMatchObject({ status: 422, errors: { consent: "Required" } });
	for (const given of [{}, { consent: null }, { consent: "yes" }])
		expect(await call("PUT", "users/own-voice", { voice_id: "MyOwnVoice1", ...given })).toMatchObject({
			...{ status: 422, errors: { consent: "Required" } },
		});
	const unclear = { voice_id: "MyOwnVoice1", consent: false, is_chosen: true };
	expect((await call("PUT", "users/own-voice", unclear)).status).toBe(422);
	expect(server.asked).toEqual([]);
	expect((await inProfile()).kept).toBeNull();
});

test.each(["", "ab", "two words", "../models", "a/b", "a?b=c", "é-voice", ".hidden", "x".repeat(101)])(
	"the id “%s” is refused before any vendor is asked",
	async (id) => {
		const { sample, keep, say } = await somebody();
		for (const refused of [await sample(id), await keep(id), await say("Hello", id)]) expect(refused.status).toBe(422);
		expect(server.asked).toEqual([]);
	},
);

test("what was said with a voice is gone from the server's memory once no person agrees to that voice any more", async () => {
	const person = await somebody();
	const askedAfter = async (end: () => Promise<unknown>, { keep, say } = person) => {
		server.asked.length = 0;
		await keep("third-voice");
		for (let time = 0; time < 2; time++) await say("Said once", "third-voice");
		await end();
		return server.asked.filter(({ text }) => text === "Said once").length;
	};
	expect(await askedAfter(person.forget)).toBe(1);
	// If the next request had cached it, the vendor would not be asked again.
	expect(await askedAfter(() => person.keep("another.voice-2"))).toBe(1);
	expect(await askedAfter(() => person.call("DELETE", "users/delete"))).toBe(1);
	expect(await askedAfter(async () => undefined, await somebody())).toBe(1);
});

test("a voice that the vendor does not have is an error at its field and is not kept", async () => {
	const { sample, keep, inProfile } = await somebody();
	for (const refused of [await sample("nobody"), await keep("nobody")])
		expect(refused).toMatchObject({ status: 422, errors: { voice_id: "Example Voices has no voice with this id" } });
	expect((await inProfile()).kept).toBeNull();
});

test("a voice is kept only after the vendor has spoken with it again, even if a sample of it was heard before", async () => {
	const { sample, keep, inProfile } = await somebody();
	await sample("MyOwnVoice1");
	server.fault = 404;
	expect(await keep("MyOwnVoice1")).toMatchObject({ status: 422, errors: { voice_id: expect.any(String) } });
	expect((await inProfile()).kept).toBeNull();
});

test.each([true, false])(
	"a consent that is taken back while a voice is asked for stays taken back, kept before: %s",
	async (isKept) => {
		const { keep, forget, inProfile, exported } = await somebody();
		if (isKept) await keep("another.voice-2");
		server.asked.length = 0;
		server.holds = Promise.withResolvers();
		const keeping = keep("MyOwnVoice1");
		await expect.poll(() => server.asked).toHaveLength(1);
		await forget();
		server.holds.resolve();
		expect(await keeping).toMatchObject({ status: 200, kept: null, speaks: false });
		expect((await inProfile()).kept).toBeNull();
		expect(await exported()).toEqual([]);
	},
);

test("a refusal of one voice, or a failed try, silences no other person's voice", async () => {
	const [one, other] = [await somebody(), await somebody()];
	await other.keep("another.voice-2");
	await one.keep("MyOwnVoice1");
	for (const fault of [400, 402, 403, 404, 422]) {
		server.fault = fault;
		expect(await one.say(`Refused with ${fault}`)).toMatchObject({ spoken_by: "voice" });
		server.fault = undefined;
		expect(await other.say(`After ${fault}`, "another.voice-2")).toMatchObject({ spoken_by: "own_voice" });
	}
	for (const fault of [429, 500]) {
		server.fault = fault;
		expect(await one.sample("third-voice")).toMatchObject({ status: 502, code: "speech_failed" });
		server.fault = undefined;
		expect(await other.say(`After a try ended with ${fault}`, "another.voice-2")).toMatchObject({
			spoken_by: "own_voice",
		});
	}
});

test("where the vendor fails the built-in voice speaks, and says so; a sample has no stand-in", async () => {
	const { keep, sample, say } = await somebody();
	await keep("another.voice-2");
	server.fault = 500;
	const before = builtIn.requests.length;
	expect(await say("Call me", "another.voice-2")).toMatchObject({ status: 200, spoken_by: "voice" });
	expect(builtIn.requests.slice(before)).toMatchObject([{ text: "Call me", voice: "male-au" }]);
	expect(await sample("third-voice")).toMatchObject({ status: 502, code: "speech_failed" });
	server.fault = undefined;
	now += 30_001;
	// The fallback's audio was not cached under the other voice.
	expect(await say("Call me", "another.voice-2")).toMatchObject({ spoken_by: "own_voice" });
	const metrics = await one.context.metrics.print();
	for (const counted of [
		/sayso_speech_stand_ins_total\{wanted="own"\} [1-9]/,
		/sayso_sound_seconds_count\{by="own"\} [1-9]/,
		/sayso_sound_seconds_count\{by="built-in"\} [1-9]/,
	])
		expect(metrics).toMatch(counted);
});

test("a person cannot speak with a banked voice other than the one they keep", async () => {
	const [owner, other] = [await somebody(), await somebody()];
	await owner.keep("MyOwnVoice1");
	await other.keep("another.voice-2");
	server.asked.length = 0;
	expect(await other.say("I am somebody else", "MyOwnVoice1")).toMatchObject({ status: 200, spoken_by: "voice" });
	expect(server.asked).toEqual([]);
});

test("it can be silent for a while, and speaks again with the earlier consent", async () => {
	const { keep, choose, say } = await somebody();
	const { kept } = await keep("MyOwnVoice1");
	expect(await choose(false)).toMatchObject({ kept, is_chosen: false, speaks: false });
	expect(await say("Hello")).toMatchObject({ spoken_by: "voice" });
	now += 1_000;
	expect(await choose(true)).toMatchObject({ kept, is_chosen: true, speaks: true });
	expect((await keep("MyOwnVoice1")).kept).toEqual(kept);
});

test("it comes with the plans that have every voice, and speaks no more without one", async () => {
	const { app, context } = one;
	const { call, sample, keep, say, inProfile } = await somebody(one, "base-monthly");
	for (const refused of [await sample("MyOwnVoice1"), await keep("MyOwnVoice1")])
		expect(refused).toMatchObject({
			...{ status: 403, code: "plan_needed" },
			errors: { voice_id: "A voice of your own comes with the Premium Plan." },
		});
	expect(server.asked).toEqual([]);
	const { id } = await call("GET", "users");
	await putOnPlan(context, id, "premium-monthly");
	await keep("MyOwnVoice1");
	await putOnPlan(context, id, "base-monthly");
	expect(await inProfile()).toMatchObject({ is_chosen: true, speaks: false });
	expect(await say("Hello again")).toMatchObject({ spoken_by: "voice" });
	expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
});

test("an address that is not proved tries no voice", async () => {
	const { headers } = await signUpUnproved(one.app);
	const payload = { voice_id: "MyOwnVoice1", consent: true };
	for (const [method, url] of [
		["POST", "/api/v1/users/own-voice/sample"],
		["PUT", "/api/v1/users/own-voice"],
	] as const)
		expect((await one.app.inject({ method, url, headers, payload })).json().code).toBe("email_unverified");
});

test("ids are not searched for: thirty tries an hour", async () => {
	const { sample } = await somebody();
	const tries = [];
	for (let at = 0; at < 31; at++) tries.push((await sample(`voice-${at}`)).status);
	expect(tries).toEqual([...Array(30).fill(422), 429]);
});

test("another vendor than was agreed with is not given a word; without one it can still be taken back", async () => {
	const first = await somebody();
	await first.keep("MyOwnVoice1");
	const { databaseUrl } = one;
	for (const change of [{ ...environment, OWN_VOICE_VENDOR: "Another Company" }, {}]) {
		const { app } = await testApp({ ...change, DATABASE_URL: databaseUrl });
		const { headers } = first;
		const { own_voice } = (await app.inject({ url: "/api/v1/users", headers })).json();
		expect(own_voice).toMatchObject({ kept: { vendor: "Example Voices" }, is_chosen: true, speaks: false });
		server.asked.length = 0;
		const payload = { text: "Hello", voice: "male-au", language_code: "en-AU", own_voice: "MyOwnVoice1" };
		const said = await app.inject({ method: "POST", url: "/api/v1/tts", headers, payload });
		expect(said.json()).toMatchObject({ spoken_by: "voice" });
		expect(server.asked).toEqual([]);
	}
	const { app } = await testApp({ DATABASE_URL: databaseUrl });
	const call = (method: "POST" | "DELETE", path: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/users/own-voice${path}`, headers: first.headers, ...(payload && { payload }) });
	expect((await call("POST", "/sample", { voice_id: "MyOwnVoice1", consent: true })).statusCode).toBe(404);
	expect((await call("DELETE", "")).json()).toEqual({ vendor: null, kept: null, is_chosen: false, speaks: false });
});

test("neither the id nor what is said is in the log, for any answer of the vendor", async () => {
	const { sample, keep, say, forget } = await somebody();
	const refused = () => one.logged().split("refused one voice").length - 1;
	const before = refused();
	await sample("nobody-knows-this");
	expect(refused()).toBe(before + 1);
	await keep("MyOwnVoice1");
	await say("A kangaroo in the bathroom");
	for (const fault of [404, 500, 401] as const) {
		server.fault = fault;
		now += 30_001;
		await say(`A kangaroo answered ${fault}`);
	}
	await forget();
	expect(refused()).toBe(before + 2);
	expect(one.logged()).toContain('"status":404');
	expect(one.logged()).toContain("the vendor of banked voices failed");
	for (const secret of ["kangaroo", "MyOwnVoice1", "nobody-knows"]) expect(one.logged()).not.toContain(secret);
});
