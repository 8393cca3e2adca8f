import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const LISTENERS_SECRET = "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa";
const DATABASE_URL = "postgres://sayso@database/sayso";

test("one process does everything unless the configuration says otherwise", () => {
	expect(readConfig({})).toMatchObject({ role: "all", listeners: undefined });
});

test("a process that serves people has the addresses and the secret of the listeners", () => {
	const LISTENERS = "http://one:8080, https://two.example/, http://one:8080";
	expect(readConfig({ ROLE: "web", DATABASE_URL, LISTENERS, LISTENERS_SECRET }).listeners).toEqual({
		addresses: ["http://one:8080", "https://two.example"],
		secret: LISTENERS_SECRET,
	});
});

test("a listener needs no setting but its secret, in production too", () => {
	expect(readConfig({ NODE_ENV: "production", ROLE: "listen", LISTENERS_SECRET })).toMatchObject({ role: "listen" });
});

test.each([
	[{ ROLE: "listen" }, "LISTENERS_SECRET: is needed"],
	[{ ROLE: "web", DATABASE_URL, LISTENERS: "http://one" }, "LISTENERS_SECRET: is needed"],
	[{ ROLE: "web", DATABASE_URL }, "LISTENERS: is needed for ROLE=web"],
	[{ ROLE: "web", LISTENERS: "http://one", LISTENERS_SECRET }, "DATABASE_URL: is needed for ROLE=web"],
	[{ ROLE: "jobs" }, "DATABASE_URL: is needed for ROLE=jobs"],
	[{ ROLE: "jobs", DATABASE_URL, LISTENERS: "http://one", LISTENERS_SECRET }, "LISTENERS: is not used with ROLE=jobs"],
	[{ LISTENERS: "one:8080", LISTENERS_SECRET }, "LISTENERS: “one:8080” is not an address"],
	[{ ROLE: "listen", LISTENERS_SECRET: "short" }, "LISTENERS_SECRET: needs 32 characters"],
	[{ AUTH_SECRET: LISTENERS_SECRET, ROLE: "listen", LISTENERS_SECRET }, "LISTENERS_SECRET: has to be another"],
	[{ NODE_ENV: "production", ROLE: "listen", LISTENERS_SECRET, SPEECH_TO_TEXT: "scripted" }, "SPEECH_TO_TEXT: cannot"],
	[{ ROLE: "everything" }, "ROLE: "],
])("%o is refused by a sentence: %s", (environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(sentence);
});
