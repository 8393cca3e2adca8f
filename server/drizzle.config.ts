import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: [
		"./src/store/schema.ts",
		"./src/store/settings-schema.ts",
		"./src/store/usage-schema.ts",
		"./src/store/video-tip-schema.ts",
		"./src/store/access-setup-schema.ts",
		"./src/store/accounts-schema.ts",
		"./src/store/billing-schema.ts",
		"./src/store/identity-schema.ts",
		"./src/store/memory-due-schema.ts",
		"./src/store/my-words-schema.ts",
		"./src/store/newsletter-schema.ts",
		"./src/store/own-voice-schema.ts",
		"./src/store/phrases-schema.ts",
		"./src/store/picks-schema.ts",
	],
	out: "./src/store/migrations",
});
