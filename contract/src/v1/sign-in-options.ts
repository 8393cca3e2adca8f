import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const SignInProvider = z.enum(["google", "apple"]);
export type SignInProvider = z.infer<typeof SignInProvider>;

/** The identity provider of the browser, and the buttons above "or continue with email". */
export const SignInOptions = z.object({
	providers: z.array(SignInProvider),
	/** Null: the built-in accounts below `/api/auth`. */
	firebase: z
		.object({
			projectId: z.string(),
			apiKey: z.string(),
			authDomain: z.string(),
			/** `host:port` of an emulator, in development. */
			emulator: z.string().nullable(),
		})
		.nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

export const signInOptions = endpoint({
	method: "GET",
	path: "/v1/sign-in-options",
	summary: "The ways of signing in that are configured.",
	auth: "none",
	response: SignInOptions,
	errors: [],
});
