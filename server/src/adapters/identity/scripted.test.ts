import { describeIdentity } from "../../seams/identity.conformance.ts";
import { scriptedIdentity } from "./scripted.ts";

describeIdentity("scripted", async () => {
	const identity = scriptedIdentity();
	return {
		identity,
		signUp: async (email, password) => identity.signUp(email, password),
		signIn: async (email, password) => identity.signIn(email, password),
		confirmReset: async (value, password) => identity.confirmReset(value, password),
	};
});
