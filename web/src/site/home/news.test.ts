import { expect, test } from "vitest";
import { newsWords } from "./news.ts";

const launch = { days: 9, interactions: 33, starts: "2030-10-01T00:00:00+10:00", ends: "2030-11-01T00:00:00+11:00" };
const limits = "free access for up to 9 days or 33 interactions, whichever comes first";

test.each([
	[
		"before",
		"Going live in Australia for AAC Awareness Month",
		"goes live",
		/^Join from 1.31 October 2030$/,
		"New users get",
	],
	["running", "Live in Australia for AAC Awareness Month", "is live", /^Join until 31 October 2030$/, "New users get"],
	["over", "Live in Australia since October 2030", "went live", /^The launch offer is over$/, "People who joined from"],
] as const)("%s", (stage, title, verb, offerTitle, offer) => {
	const words = newsWords({ ...launch, stage });
	expect(words.title).toBe(title);
	expect(words.text).toContain(`${verb} in Australia`);
	expect(words.offerTitle.replace("–", "-")).toMatch(offerTitle);
	expect(words.offer).toMatch(new RegExp(`^${offer}.* ${limits}\\.$`));
});

test("outside Awareness Month, and without a promotion, nothing is offered", () => {
	const march = { ...launch, starts: "2030-03-01T00:00:00+10:00", ends: "2030-04-01T00:00:00+10:00" };
	expect(JSON.stringify(newsWords({ ...march, stage: "over" }))).not.toContain("Awareness");
	expect(newsWords(null)).toMatchObject({ offerTitle: "", offer: "", usualTitle: "Join now" });
});
