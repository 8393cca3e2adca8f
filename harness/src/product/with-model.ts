import { test as base, type Page } from "@playwright/test";
import type { ScenarioName } from "../stand-ins/model/scenarios.ts";
import { type StandInModel, standInModel } from "../stand-ins/model/server.ts";
import { kill, runServer } from "./running-server.ts";

interface ProductWithModel {
	url: string;
	model: StandInModel;
	/** How the model behaves from now on. */
	play(scenario: ScenarioName): void;
}

interface Fixtures {
	/** A page of a product whose replies come from a stand-in for a language model. */
	modelPage: Page;
}

/** Tests with their own product besides the shared one of the journeys, on the same database. */
export const test = base.extend<Fixtures, { product: ProductWithModel }>({
	product: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
		async ({}, use) => {
			let scenario: ScenarioName = "good";
			const model = await standInModel({ tokensPerSecond: 100, plays: () => scenario });
			const { DATABASE_URL, E2E_DATA_DIR = "" } = process.env;
			const server = await runServer({
				DATA_DIR: E2E_DATA_DIR,
				...(DATABASE_URL && { DATABASE_URL }),
				RATE_LIMITS: "off",
				LOG_LEVEL: "warn",
				REPLIES: "openai-compatible",
				MODEL_BASE_URL: model.baseUrl,
				MODEL_NAME: "stand-in",
				MODEL_FIRST_CARD_MS: "15000",
				MODEL_NEXT_CARD_MS: "3000",
				MODEL_RETRIES: "0",
			});
			const play = (name: ScenarioName) => {
				scenario = name;
			};
			await use({ url: server.url, model, play });
			await kill(server.process);
			await model.close();
		},
		{ scope: "worker" },
	],
	async modelPage({ browser, product }, use) {
		const context = await browser.newContext({ baseURL: product.url });
		await use(await context.newPage());
		await context.close();
	},
});
