import { SignInOptions } from "@sayso/contract/v1/sign-in-options.ts";

const key = "sign-in-options";

/** The server's sign-in options, or the last known ones while the server is unreachable. They contain no personal data. */
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
