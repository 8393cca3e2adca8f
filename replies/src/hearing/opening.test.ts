import { expect, test } from "vitest";
import { heard } from "./heard.ts";

test.each([
	["like do you even want to go", "do you even want to go"],
	["like the bus is late again", "the bus is late again"],
	["I mean, what would you like?", "what would you like?"],
	["righto that's the dishes done", "that's the dishes done"],
	["so yeah um like i mean look Sarah, are you ready?", "are you ready?"],
	["Well, how was it?", "how was it?"],
	["jacinta do you want the window open", "do you want the window open"],
	["hi Priya, how are you", "hi how are you"],
	["margaret put the kettle on", "put the kettle on"],
	["mohammed is your shoulder still sore", "is your shoulder still sore"],
	["priya chuck us the ruler", "chuck us the ruler"],
	["mohammed pop your card in", "pop your card in"],
	["priya nan had a fall last night", "nan had a fall last night"],
	["lucia kettle's just boiled", "kettle's just boiled"],
	["margaret is sarah coming on sunday", "is sarah coming on sunday"],
	["nguyen did the physio come today?", "did the physio come today?"],
	["be honest do these suit me", "do these suit me"],
	["what's your favorite color mom", "what's your favourite colour mum"],
	["have y'all canceled", "have you all cancelled"],
])("what only opens a turn is not heard: %s", (said, meant) => {
	expect(heard(said)).toBe(meant);
});

test.each([
	"Jasmine tea or green tea?",
	"Dr Gray is here",
	"are you voting Labor",
	"where's the parking meter",
	"does it tire you",
	"like some more soup?",
	"like mum's one",
	"like it or not",
	"I mean it.",
	"look at this",
	"look after yourself",
	"well done you",
	"Righto.",
	"so yeah",
	"Sarah",
	"Dave just rang",
	"Dave is the plumber",
	"Dave is your carer today",
	"Dave is Sarah",
	"Dave rang me",
	"Dave just told us",
	"Dave and the kids",
	"Dave who lives next door",
	"be honest with yourself",
	"here is that book you wanted",
	"Bev from next door has died",
	"Sarah and I are getting married",
	"mark my words",
	"will you be home",
	"grace said hello",
	"listen to this",
])("what means something stays: %s", (said) => {
	expect(heard(said)).toBe(said);
});
