import { wordsOf } from "../hearing/normalise.ts";

/** What a kind of food is found in, by the word a person names it with. A word alone stands for itself. */
export const foundIn: Readonly<Record<string, string>> = {
	nut: "nut peanut almond cashew hazelnut walnut pecan pistachio macadamia praline marzipan nutella satay nougat pesto baklava frangipane bakewell",
	peanut: "peanut satay",
	dairy:
		"dairy milk cheese cream butter yoghurt yogurt custard latte cappuccino milkshake chocolate pizza lasagne lasagna trifle cheesecake quiche mozzarella cheddar fudge",
	gluten:
		"gluten bread toast cake biscuit cookie pasta pizza sandwich pastry scone muffin cracker noodle beer roll bun lasagne lasagna toastie crumpet bagel doughnut donut croissant waffle pancake couscous crumble tart flan dumpling naan flatbread spaghetti macaroni quiche sausage lager stout",
	egg: "egg omelette quiche frittata meringue mayonnaise mayo pancake custard",
	seafood:
		"seafood shellfish prawn crab oyster mussel calamari lobster scallop fish salmon tuna mackerel sardine cod haddock kipper squid octopus sushi crayfish anchovy trout paella",
	meat: "meat steak chicken beef lamb pork bacon ham sausage mince roast schnitzel turkey burger kebab bolognese snag salami pepperoni chorizo gammon veal mutton",
	alcohol:
		"alcohol beer wine champagne whisky gin rum vodka sherry cider lager ale stout prosecco shandy brandy bourbon sangria",
	caffeine: "caffeine coffee cola latte cappuccino tea espresso",
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
