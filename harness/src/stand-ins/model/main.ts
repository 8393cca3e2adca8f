import { standInModel } from "./server.ts";

const { STAND_IN_PORT = "8091", STAND_IN_TOKENS_PER_SECOND = "50" } = process.env;
const { baseUrl } = await standInModel({
	port: Number(STAND_IN_PORT),
	tokensPerSecond: Number(STAND_IN_TOKENS_PER_SECOND),
});
process.stdout.write(
	`The stand-in model answers. Start Sayso with\n  REPLIES=openai-compatible MODEL_BASE_URL=${baseUrl} MODEL_NAME=good\n`,
);
