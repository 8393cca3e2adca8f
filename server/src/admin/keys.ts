import { renewSigningKeys } from "../store/signing-keys.ts";
import type { Command } from "./command.ts";

export const keyCommands: Command[] = [
	{
		name: "keys renew",
		async run({ db }) {
			await renewSigningKeys(db);
			return "Everybody is signed out. New keys are made with the next sign-in.";
		},
	},
];
