import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import type { GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app } = await testApp({ RATE_LIMITS: "off" });
const aboutMe = "My dog is called Rex. I live in Geelong.";
const refused = "\nNever say: My dog is called Rex.";

/** A person with this About Me. */
async function telling(text: string) {
	const { headers } = await signUp(app);
	const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
	const form = {
		...defaultPreferences,
		numberOfResponses: 6,
		responseLength: "short",
		aboutMe: text,
		adultLanguageConfirmed: false,
	};
	const { statusCode } = await call("PUT", "users/preferences", form);
	expect(statusCode).toBe(200);
	const saidTo = async (question: string) => {
		const answer = (await call("POST", "generate", { text: question })).json<GenerateResponse>();
		return answer.ChatResponse.answers.map((card) => card.text).join(" ");
	};
	return { call, saidTo };
}

test("what the person refused of About Me is in no reply, and the rest of it is", async () => {
	const question = "what is your dog's name";
	expect(await (await telling(aboutMe)).saidTo(question)).toContain("Rex");
	const { saidTo } = await telling(aboutMe + refused);
	expect(await saidTo(question)).not.toMatch(/Rex|never say/i);
	expect(await saidTo("where do you live")).toContain("Geelong");
});

test("what was said of it in an earlier conversation brings it back no more than the profile does", async () => {
	const { call, saidTo } = await telling(`${aboutMe}${refused}\nNever say: My name is Ada.`);
	expect(await saidTo("what is your name")).not.toContain("Ada");
	await call("POST", "conversation", { role: "assistant", text: "Rex is my dog.", meta: { kind: "own" } });
	expect(await saidTo("what is your dog's name")).not.toContain("Rex");
});

test("a refusal stands in the export with the text it belongs to", async () => {
	const { call } = await telling(aboutMe + refused);
	expect((await call("GET", "users/export")).body).toContain("Never say: My dog is called Rex.");
});
