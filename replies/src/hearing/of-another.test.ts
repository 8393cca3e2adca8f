import { expect, test } from "vitest";
import { requestFor, setFor } from "../testing/request.ts";

const aboutMe = "My name is Ann. My dog is called Rex. My wife is Sue. I live in Geelong.";
const cardsTo = async (text: string) =>
	(await setFor(requestFor(text, { numberOfResponses: 6 }, { aboutMe }))).answers.map(({ text }) => text).join(" | ");

test.each([
	["what's your dog's name", "Rex"],
	["what is your wife called", "Sue"],
	["what is your name", "Ann"],
])("“%s” is answered with the name that was asked for", async (text, name) => {
	expect(await cardsTo(text)).toContain(name);
});

test.each(["what's your dog's name", "what's the doctor's name", "what's your daughter's name", "what is her name"])(
	"“%s” is never answered with the person's own name",
	async (text) => {
		expect(await cardsTo(text)).not.toContain("Ann");
	},
);
