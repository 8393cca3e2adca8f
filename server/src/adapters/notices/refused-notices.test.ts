import { expect, test } from "vitest";
import { refusedNotices } from "./refused-notices.ts";

test("the log says why a notice was rejected, suspects no attack if it came too late, and does not repeat the line", () => {
	const lineOf = (why: "unreadable" | "late" | "repeated") => {
		const lines: string[] = [];
		const refuse = refusedNotices({ warn: (_: object, line: string) => void lines.push(line) });
		for (let times = 0; times < 100; times++) refuse(why);
		expect(lines).toHaveLength(1);
		return lines[0];
	};
	expect(lineOf("unreadable")).toContain("AUTH_SECRET");
	expect(lineOf("late")).toContain("suspended");
	expect(lineOf("late")).not.toMatch(/AUTH_SECRET|stranger|recorded/);
	expect(lineOf("repeated")).toContain("recorded");
});
