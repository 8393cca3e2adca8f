import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { tooManyWords, wordCount } from "@sayso/contract/rules/about-me.ts";

interface Feature {
	field: keyof Preferences;
	/** The feature's name on the screen, with its verb. */
	name: string;
	isWanted(form: PreferencesForm): boolean;
	isIn(plan: Plan): boolean;
}

const features: readonly Feature[] = [
	{
		field: "showImages",
		name: "Show Images comes",
		isWanted: (form) => form.showImages,
		isIn: (plan) => plan.image_option,
	},
	{
		field: "imageStyles",
		name: "Image styles come",
		isWanted: (form) => form.imageStyles !== "emoji",
		isIn: (plan) => plan.image_option,
	},
	{
		field: "saveMemory",
		name: "Save Memory comes",
		isWanted: (form) => form.saveMemory,
		isIn: (plan) => plan.memory_option,
	},
	{
		field: "adultLanguage",
		name: "Adult Language comes",
		isWanted: (form) => form.adultLanguage,
		isIn: (plan) => plan.adult_language,
	},
];

/**
 * The fields of a form that the plan does not include.
 * @param storedAboutMe an existing About Me may stay, even under a smaller plan
 * @returns the message for each field, which names the plan that includes it
 */
export function beyondPlan(form: PreferencesForm, plan: Plan, storedAboutMe: string): Record<string, string> {
	const missing = features.filter(({ isWanted, isIn }) => isWanted(form) && !isIn(plan));
	const sentences = missing.map(({ field, name, isIn }) => [field, `${name} with the ${openedBy(isIn)}.`]);
	const words = wordCount(form.aboutMe);
	if (words > plan.about_me_words && form.aboutMe !== storedAboutMe) {
		const larger = planCatalogue.find(({ about_me_words }) => about_me_words >= words);
		const opens = larger ? `. The ${larger.display_name} has ${larger.about_me_words}.` : "";
		sentences.push(["aboutMe", `${tooManyWords(plan.about_me_words)}${opens}`]);
	}
	return Object.fromEntries(sentences);
}

/** The first plan of the catalogue that has a feature. */
function openedBy(isIn: (plan: Plan) => boolean): string {
	const plan = planCatalogue.find(isIn);
	if (!plan) throw new Error("A feature is in no plan of the catalogue");
	return plan.display_name;
}
