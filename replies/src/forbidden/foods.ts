import { wordsOf } from "../normalise.ts";

/** What a kind of food is found in, by the word a person names it with. A word alone stands for itself. */
export const foundIn: Readonly<Record<string, string>> = {
	nut: "nut peanut almond cashew hazelnut walnut pecan pistachio macadamia praline marzipan nutella satay nougat",
	peanut: "peanut satay",
	dairy: "dairy milk cheese cream butter yoghurt yogurt custard latte cappuccino milkshake chocolate pizza",
	gluten:
		"gluten bread toast cake biscuit cookie pasta pizza sandwich pie pastry scone muffin cracker noodle beer roll bun",
	egg: "egg omelette quiche frittata meringue mayonnaise mayo",
	seafood: "seafood shellfish prawn crab oyster mussel calamari lobster scallop fish salmon tuna",
	meat: "meat steak chicken beef lamb pork bacon ham sausage mince roast schnitzel turkey burger",
	alcohol: "alcohol beer wine champagne whisky gin rum vodka sherry cider",
	caffeine: "caffeine coffee cola latte cappuccino",
	sugar: "sugar cake biscuit chocolate lolly dessert cordial",
};
export const sameAs: Readonly<Record<string, string>> = {
	milk: "dairy",
	lactose: "dairy",
	wheat: "gluten",
	coeliac: "gluten",
	celiac: "gluten",
	shellfish: "seafood",
	fish: "seafood",
	vegetarian: "meat",
	vegan: "meat dairy egg",
};

const foods = new Set(Object.values(foundIn).join(" ").split(" "));

/** Whether it names what is known to be food or drink. */
export const isFood = (part: string): boolean => {
	const words = wordsOf(part.toLowerCase()).map(singular);
	return words.length <= 2 && words.some((word) => foods.has(word) || word in foundIn || word in sameAs);
};

/** The kinds of food that a name stands for: of "vegan" meat, dairy and egg. */
export function kindsOf(named: string): string[] {
	const words = wordsOf(named).map(singular);
	return words.flatMap((word) => (sameAs[word] ?? word).split(" "));
}

export const singular = (word: string) => word.replace(/ies$/, "y").replace(/(?<=[^s]{2})s$/, "");
