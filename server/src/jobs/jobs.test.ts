import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { beforeDatabase } from "@sayso/harness/stand-ins/fault-proxy.ts";
import { expect, onTestFinished, test } from "vitest";
import { openJobs } from "./jobs.ts";

test("a database that is away at the first job is tried again at the next", async () => {
	const url = await testDatabase();
	const { way, through } = await beforeDatabase(url);
	const jobs = openJobs(through, false, () => {});
	onTestFinished(async () => {
		await jobs.stop();
		await way.close();
	});
	const kind = { name: "greet", retryLimit: 0, retryDelay: 0, run: async () => {} };
	way.spoil("refused");
	await expect(jobs.send(kind, {})).rejects.toThrow();
	way.mend();
	await expect.poll(() => jobs.send(kind, {}).then(() => "sent", String)).toBe("sent");
});
