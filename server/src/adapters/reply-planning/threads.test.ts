import { plainPlan, turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterAll, describe, expect, test } from "vitest";
import type { SeamError } from "../../seams/seam-error.ts";
import { type PlanningThreadsOptions, planningThreads } from "./threads.ts";

const signal = new AbortController().signal;
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

function reading(options: PlanningThreadsOptions = {}) {
	const troubles: SeamError[] = [];
	const planning = planningThreads((error) => troubles.push(error), options);
	closing.push(planning.close);
	return { ...planning, troubles };
}

/** A thread that loops for ever on "endless". For any other text it returns how many texts it has read. */
const stalling = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { parentPort } from "node:worker_threads";
		let read = 0;
		parentPort.on("message", ({ request }) => {
			if (request.text === "endless") for (;;);
			parentPort.postMessage({ rows: [{ act: request.text, intent: String(++read), slots: {} }] });
		});
		parentPort.postMessage("ready");`)}`,
);

describe("reading in threads", () => {
	test("plans what the replies plan, in the light of the turns before", async () => {
		const turns = [{ who: "partner", text: "would you like tea or coffee" } as const];
		const request = requestFor("which one", {}, { turns, aboutMe: "I have two kids." });
		const { planFor: plan, actOf } = reading();
		expect(await plan("robin", request, signal)).toEqual(turnPlanFor(request));
		expect(await actOf("robin", "do you have any kids", signal)).toBe(
			turnPlanFor(requestFor("do you have any kids")).rows[0]?.act,
		);
	});

	test("a turn that takes too long gets rows true of any turn, and no other person waits", async () => {
		const { planFor: plan, troubles } = reading({ program: stalling, deadline: 2_000 });
		const endless = requestFor("endless", { numberOfResponses: 6 });
		const ended: string[] = [];
		const asked = (who: string, request = requestFor("tea?")) =>
			plan(who, request, signal).then((rows) => {
				ended.push(who);
				return rows;
			});
		const [missed, same, other] = await Promise.all([asked("a", endless), asked("a"), asked("b")]);
		// A person's texts are read one at a time; the other person's text did not wait for them.
		expect(ended).toEqual(["b", "a", "a"]);
		expect(missed?.rows).toEqual(plainPlan(endless));
		expect(missed?.rows).toHaveLength(6);
		expect([same?.rows[0]?.act, other?.rows[0]?.act]).toEqual(["tea?", "tea?"]);
		expect(troubles).toHaveLength(1);
		expect(JSON.stringify([troubles[0]?.message, troubles[0]?.stack])).not.toContain("endless");
		expect((await asked("c")).rows[0]?.act).toBe("tea?");
	});

	test("a caller that leaves gets its own reason for leaving as the error", async () => {
		const leaver = new AbortController();
		const left = expect(reading().planFor("robin", requestFor("tea?"), leaver.signal)).rejects.toThrow("gone");
		leaver.abort(new Error("gone"));
		await left;
	});
});
