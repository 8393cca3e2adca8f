import { expect, test } from "vitest";
import { aboutMeTemplates } from "./about-me-templates.ts";

test("there are four templates, each with gaps to fill in and without Markdown", () => {
	expect(aboutMeTemplates.map(({ name }) => name)).toEqual([
		"Everyday life",
		"Communication and lifestyle support",
		"Personal preferences and wellbeing",
		"Personality and communication style",
	]);
	for (const { text } of aboutMeTemplates) {
		expect(text).toMatch(/\[[^\]]+\]/);
		expect(text).not.toMatch(/^#|\{\{/m);
	}
});
