import { startProduct } from "@sayso/harness/product/product.ts";
import type { Bench } from "./figure.ts";
import { quantile, timeEach } from "./figure.ts";

const turns = [
	"do you want tea or coffee",
	"how are you feeling today",
	"I am going to the shops, do you need anything?",
	"what time does Sarah finish work",
	"it is raining again",
	"would you like to stay home and watch telly or go to the beach",
];
const times = { whole: 300, short: 2 };

/** Replies without a language model, over HTTP, compared with a call that only authenticates and reads the profile. */
export const generation: Bench = {
	async run(effort) {
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "scripted" });
		const { headers, email } = await product.newPerson();
		await product.putOnPlan(email, "base");
		const profile = () => fetch(`${product.url}/api/v1/users`, { headers }).then((answer) => answer.arrayBuffer());
		const generate = (index: number) =>
			fetch(`${product.url}/api/v1/generate`, {
				method: "POST",
				headers: { ...headers, "content-type": "application/json" },
				body: JSON.stringify({ text: turns[index % turns.length] }),
			}).then((answer) => answer.arrayBuffer());
		await timeEach(20, profile);
		await timeEach(12, generate);
		const bare = await timeEach(times[effort], profile);
		const whole = await timeEach(times[effort], generate);
		await product.close();
		return [0.5, 0.99].map((share) => ({
			what: `generate, p${share * 100}`,
			value: quantile(whole, share),
			unit: "ms",
			baseline: { what: "GET /v1/users", value: quantile(bare, share) },
		}));
	},
};
