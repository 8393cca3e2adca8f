import { startProduct } from "@sayso/harness/product/product.ts";
import { type Bench, quantile } from "./figure.ts";
import { logIn, openBrowser, untilSound } from "./press-to-sound.ts";

const turns = [
	"are you hungry",
	"how are you feeling today",
	"would you like tea or coffee",
	"it is raining again",
	"do you want to go for a walk",
	"what time is dinner",
	"are you warm enough",
	"did you sleep well",
];

/** From the press to the first sample of audio, in a real browser: a new reply, a repeated one, and Yes. */
export const firstSound: Bench = {
	async run(effort) {
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "built-in" });
		const person = await product.newPerson();
		await product.completeProfile(person);
		const { email, password } = person;
		await product.putOnPlan(email, "base");
		const { browser, page } = await openBrowser(product.url);
		await logIn(page, { email, password });
		const said = effort === "short" ? turns.slice(0, 1) : turns;
		const [fresh, again, yes]: [number[], number[], number[]] = [[], [], []];
		for (const into of [fresh, again])
			for (const turn of said) {
				await page.getByRole("textbox").fill(turn);
				await page.getByRole("button", { name: "Process Text" }).click();
				into.push(
					await untilSound(page, () => page.getByRole("list", { name: "Replies" }).getByRole("button").first().click()),
				);
			}
		for (const _ of said)
			yes.push(await untilSound(page, () => page.getByRole("button", { name: "Yes", exact: true }).click()));
		await browser.close();
		await product.close();
		const baseline = { what: "Yes, prepared", value: quantile(yes, 0.5) };
		return [
			{ what: "a reply said for the first time, p50", value: quantile(fresh, 0.5), unit: "ms", baseline },
			{ what: "a reply said before, p50", value: quantile(again, 0.5), unit: "ms", baseline },
			{ what: "Yes, p90", value: quantile(yes, 0.9), unit: "ms", baseline },
		];
	},
};
