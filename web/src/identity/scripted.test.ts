import { describeIdentity } from "./identity.conformance.ts";
import { scriptedIdentity } from "./scripted.ts";

describeIdentity("Scripted", () => {
	const identity = scriptedIdentity();
	return {
		identity,
		resetCodeFor: async (email) => email,
		windowEndsWith(error) {
			identity.refuseWith = error;
		},
	};
});
