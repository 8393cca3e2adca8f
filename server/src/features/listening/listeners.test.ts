import type { Closing } from "@sayso/contract/v1/ws.ts";
import { beforeEach, expect, test } from "vitest";
import type { Stream } from "../../seams/listeners.ts";
import { ListenersHere } from "./listeners.ts";

let now: number;
let listeners: ListenersHere;
beforeEach(() => {
	now = 0;
	listeners = new ListenersHere({ clock: { now: () => new Date(now) }, recogniser: { capacity: 2 } });
});

interface Recorded extends Stream {
	closings: Closing[];
	silence: number;
}

/** A stream that leaves at once when it is ended. When it is asked to finish, it leaves when the test says so. */
function stream(personId: string, isPaid = false, sessionId = `${personId}'s sign-in`): Recorded {
	const made: Recorded = {
		personId,
		sessionId,
		isPaid,
		silence: 0,
		closings: [],
		silentSeconds: () => made.silence,
		check: () => {},
		finish: (closing) => made.closings.push(closing),
		end(closing) {
			made.closings.push(closing);
			listeners.leave(made);
		},
	};
	return made;
}

async function entered(...args: Parameters<typeof stream>): Promise<Recorded> {
	const made = stream(...args);
	expect(await listeners.enter(made)).toBe(true);
	return made;
}

test("there are as many places as the recogniser bears", async () => {
	await entered("ann");
	const ben = await entered("ben");
	expect(await listeners.enter(stream("cy"))).toBe(false);
	listeners.leave(ben);
	await entered("cy");
});

test("a person's second stream takes the place of the first, even where every place is taken", async () => {
	const first = await entered("ann");
	await entered("ben");
	await entered("ann");
	expect(first.closings).toEqual(["replaced"]);
	expect(listeners.size).toBe(2);
});

test("free streams never keep a paid one out: it waits only for the last words of one of them", async () => {
	const ann = await entered("ann");
	now += 5_000;
	await entered("ben");
	const paying = [stream("cy", true), stream("dot", true)];
	const places = paying.map((one) => listeners.enter(one));
	expect(ann.closings).toEqual(["busy"]);
	listeners.leave(ann);
	expect(await places[0]).toBe(true);
	expect(await listeners.enter(stream("eve"))).toBe(false);
});

test("the place that becomes free goes to a paying person first", async () => {
	const [ann, ben] = [await entered("ann"), await entered("ben")];
	ann.silence = ben.silence = 30;
	const waiting = [stream("cy"), stream("dot", true)];
	const places = waiting.map((one) => listeners.enter(one));
	expect([ann.closings, ben.closings]).toEqual([["idle"], ["idle"]]);
	listeners.leave(ann);
	expect(await places[1]).toBe(true);
	listeners.leave(ben);
	expect(await places[0]).toBe(true);
});

test("a person who has used the recogniser a lot lately gives their place to one who has not", async () => {
	for (const greedy of [await entered("ann"), await entered("ben")]) {
		now += 20_000;
		listeners.leave(greedy);
	}
	await entered("ann");
	const ben = await entered("ben");
	expect(await listeners.enter(stream("cy"))).toBe(false);
	now += 30_000;
	const place = listeners.enter(stream("cy"));
	expect(ben.closings).toEqual(["busy"]);
	listeners.leave(ben);
	expect(await place).toBe(true);
});

test("a stream that leaves while it waits gets the answer that it has no place, and takes up no place", async () => {
	const ann = await entered("ann");
	await entered("ben");
	const paying = stream("cy", true);
	const place = listeners.enter(paying);
	listeners.endOf({ personId: "cy" }, "unauthenticated");
	expect(await place).toBe(false);
	listeners.leave(ann);
	expect(listeners.size).toBe(1);
});

test("a sign-in that ends takes its own streams with it and no others", async () => {
	const [ann, ben] = [await entered("ann"), await entered("ben")];
	listeners.endOf({ sessionId: "ann's sign-in" }, "unauthenticated");
	expect(ann.closings).toEqual(["unauthenticated"]);
	expect(ben.closings).toEqual([]);
});
