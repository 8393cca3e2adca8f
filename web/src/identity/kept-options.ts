import { SignInOptions } from "@sayso/contract/v1/sign-in-options.ts";

const key = "sign-in-options";

/** The options as the server names them; where it cannot be asked, as it did the last time. They are nobody's own. */
export function keptOptions(ask: () => Promise<SignInOptions>): () => Promise<SignInOptions> {
	return async () => {
		try {
			const options = await ask();
			localStorage.setItem(key, JSON.stringify(options));
			return options;
		} catch (error) {
			const last = SignInOptions.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
			if (!last.success) throw error;
			return last.data;
		}
	};
}
