import { expect, test } from "vitest";
import { closeAll } from "./close-all.ts";
import { createLog } from "./log.ts";

test("every part is closed, and the log names each part that could not be, without any person's words", async () => {
	const lines: string[] = [];
	const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(line) });
	const closed: string[] = [];
	const fails = (message: string) => async () => {
		throw new Error(message);
	};
	const err = await closeAll(
		[fails("Failed query: select $1\nparams: a kangaroo"), () => closed.push("beside")],
		[() => closeAll([fails("the mail server hung up")])],
		[() => closed.push("after")],
	).catch((error) => error);
	log.error({ err }, "could not be closed");
	expect(closed).toEqual(["beside", "after"]);
	const [logged] = lines.map((line) => JSON.parse(line).err);
	expect(logged).toMatchObject({
		type: "AggregateError",
		errors: [{ message: "Failed query: select $1" }, { errors: [{ message: "the mail server hung up" }] }],
	});
	expect(lines.join("")).not.toContain("kangaroo");
});
