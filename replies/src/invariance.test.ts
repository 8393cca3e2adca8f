import { expect, test } from "vitest";
import { developmentTurns } from "../authored.ts";
import { readingOf } from "./testing/reading.ts";
import { saidOtherwise } from "./testing/said-otherwise.ts";
import { understand } from "./understand.ts";

/** The share of turns that may be read as something else, of turns that teach no model. `node replies/invariance.ts` prints the shares, and those of the cards. */
const most = 0.03;
/** Of the ways a turn can be said otherwise, one of so many is tried on each. */
const ways = 4;

test("how a turn is opened, marked and spelled hardly changes what it is read as", () => {
	const changes = new Map<string, string[]>();
	const turns = developmentTurns();
	for (const [at, { text }] of turns.entries()) {
		const reading = readingOf(understand(text));
		for (const other of saidOtherwise(text, at).filter(
			({ kind }, way) => kind === "no marks" || (way + at) % ways === 0,
		)) {
			const own = changes.get(other.kind) ?? [];
			changes.set(other.kind, own);
			const changed = readingOf(understand(other.text));
			own.push(changed === reading ? "" : `${other.text}: ${reading}, then ${changed}`);
		}
	}
	expect([...changes.keys()].sort()).toContain("name");
	for (const [kind, own] of changes) {
		const changed = own.filter(Boolean);
		expect(changed.length / own.length, `${kind}:\n${changed.join("\n")}`).toBeLessThanOrEqual(most);
	}
});
