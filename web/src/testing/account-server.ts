import { z } from "zod";

const Given = z.object({
	email: z.string().optional(),
	password: z.string().optional(),
	token: z.string().optional(),
	newPassword: z.string().optional(),
});
type Given = z.infer<typeof Given>;

interface Account {
	id: string;
	email: string;
	password: string;
}

/**
 * The server's accounts and one browser's session, as `/api/auth` answers: the part that the built-in identity needs. The server's
 * tests hold the real one to the same behaviour.
 */
export function accountServer() {
	const accounts: Account[] = [];
	const codes = new Map<string, Account>();
	let signedIn: Account | undefined;

	const refusal = (status: number, code: string) => Response.json({ code, message: "Refused" }, { status });
	function enter(account: Account): Response {
		signedIn = account;
		return Response.json({});
	}

	const paths: Record<string, (given: Given) => Response> = {
		"/get-session": () => Response.json(signedIn ? { session: {}, user: signedIn } : null),
		"/token": () => (signedIn ? Response.json({ token: tokenOf(signedIn) }) : Response.json({}, { status: 401 })),
		"/sign-up/email": ({ email = "", password = "" }) => {
			if (accounts.some((account) => account.email === email)) return refusal(422, "USER_ALREADY_EXISTS");
			const account = { id: `person ${accounts.length}`, email, password };
			accounts.push(account);
			return enter(account);
		},
		"/sign-in/email": ({ email, password }) => {
			const account = accounts.find((one) => one.email === email && one.password === password);
			return account ? enter(account) : refusal(401, "INVALID_EMAIL_OR_PASSWORD");
		},
		"/reset-password": ({ token = "", newPassword = "" }) => {
			const account = codes.get(token);
			if (!account) return refusal(400, "INVALID_TOKEN");
			codes.delete(token);
			account.password = newPassword;
			signedIn = undefined;
			return Response.json({ status: true });
		},
		"/sign-out": () => {
			signedIn = undefined;
			return Response.json({ success: true });
		},
	};

	return {
		fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
			const path = String(input).replace("/api/auth", "");
			const answer = paths[path];
			if (!answer) throw new TypeError(`Failed to fetch ${path}`);
			return answer(Given.parse(typeof init?.body === "string" ? JSON.parse(init.body) : {}));
		},
		/** The code in an email to this address. */
		async resetCodeFor(email: string): Promise<string> {
			const account = accounts.find((one) => one.email === email);
			if (!account) throw new Error(`Nobody has signed up as ${email}`);
			const code = `code ${codes.size} of ${email}`;
			codes.set(code, account);
			return code;
		},
		/** Signs a person in like another provider's window, with the session in its cookie. */
		enterByWindow(email: string): void {
			enter({ id: `person behind ${email}`, email, password: "" });
		},
	};
}

function tokenOf({ id }: Account): string {
	const claims = { sub: id, exp: Date.now() / 1000 + 600 };
	return `head.${btoa(JSON.stringify(claims))}.signature`;
}
