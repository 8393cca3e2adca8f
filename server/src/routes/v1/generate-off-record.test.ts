import { type GenerateResponse, generate } from "@sayso/contract/v1/generate.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { rowsOf } from "../../store/personal-rows.ts";

const { app, context } = await testApp({ RATE_LIMITS: "off" });

async function somebody() {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	return {
		rows: () => rowsOf(context.pool, id),
		async ask(payload: object) {
			const answer = await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
			return generate.response.parse(answer.json<GenerateResponse>()).ChatResponse.answers;
		},
	};
}

test("off the record, nothing is kept of a turn but that there was one", async () => {
	const { ask, rows } = await somebody();
	await ask({ text: "what is on television" });
	const before = await rows();
	const text = "shall we talk about the hospital";
	const shown = await ask({ text, off_record: true });
	const others = await ask({ text, off_record: true, is_try_again: true, shown });
	await ask({ text, off_record: true, steer: { direction: "agree" }, shown: others });
	const { usage: period, usage_day: day, ...after } = await rows();
	const { usage: _period, usage_day: _day, ...rest } = before;
	expect(after).toEqual(rest);
	expect(JSON.stringify(after)).not.toContain("hospital");
	for (const counts of [period, day]) expect(counts).toMatchObject([{ interactions: 4 }]);
	expect(others.filter((answer) => shown.some((each) => each.text === answer.text))).toEqual([]);
});

test("on the record the same turn is kept, as long as it is answered", async () => {
	const { ask, rows } = await somebody();
	await ask({ text: "shall we talk about the hospital" });
	expect(JSON.stringify(await rows())).toContain("hospital");
});
