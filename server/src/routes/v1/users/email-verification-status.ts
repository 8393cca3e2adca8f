import { emailVerificationStatus } from "@sayso/contract/v1/users/email-verification-status.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(emailVerificationStatus, { answer: async ({ principal }) => ({ verified: principal.emailVerified }) }),
];
