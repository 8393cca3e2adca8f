import type { FirstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { z } from "zod";
import { queries } from "../api/queries.ts";
import type { Services } from "../api/services.tsx";
import { type Identity, whoIsSignedIn } from "../identity/identity.ts";
import { readProfileIncomplete, writeProfileIncomplete } from "../identity/profile-cookie.ts";

/** Where a visitor wanted to go: an address of the signed-in area, never another site's. */
export const EntrySearch = z.object({ redirect: z.string().startsWith("/app").optional().catch(undefined) });
export type EntrySearch = z.infer<typeof EntrySearch>;

// The router parses a code with only digits as a number.
const ResetCode = z.coerce.string().optional();

/** The code in the link of a reset email, under each identity provider's name for it. */
export const ResetSearch = z.object({ token: ResetCode, oobCode: ResetCode });
export type ResetSearch = z.infer<typeof ResetSearch>;

const comingFrom = (href: string): EntrySearch => (href === "/app" ? {} : { redirect: href });

/** Removes the setup of a link from the address before any other address is made from it: it must not reach a server. */
export async function keepSetupOf({ pathname, hash }: { pathname: string; hash: string }): Promise<void> {
	if (!hash.startsWith("setup=")) return;
	const { keepWaitingSetup } = await import("../features/bring-along/waiting-setup.ts");
	keepWaitingSetup(hash.slice("setup=".length));
	throw redirect({ href: pathname, replace: true });
}

/** Sends visitors to the login and keeps the address they wanted. */
export async function membersOnly(identity: Identity, href: string): Promise<void> {
	if (await whoIsSignedIn(identity)) return;
	throw redirect({ to: "/login", search: comingFrom(href) });
}

/** Sends signed-in people on to the app, except with the link of a reset email. */
export async function visitorsOnly(identity: Identity, search: EntrySearch & ResetSearch): Promise<void> {
	if (search.token !== undefined || search.oobCode !== undefined) return;
	if (await whoIsSignedIn(identity)) throw redirect({ href: search.redirect ?? "/app" });
}

const stillReachable = ["/app/account", "/app/preferences", "/app/bring-along"];

/**
 * Sends people without a profile, a verified address, or an agreement to the current texts to the welcome screen; and those with an
 * incomplete profile to their account. If the server is unreachable, the stored value on this device counts.
 */
export async function profileFirst(
	{ api }: Services,
	queryClient: QueryClient,
	{ pathname, href }: { pathname: string; href: string },
): Promise<void> {
	const check = await checkFirstLogin(api, queryClient);
	if (check && isAwaited(check)) throw redirect({ to: "/app/welcome", search: comingFrom(href) });
	const incomplete = check ? !check.profile_complete : readProfileIncomplete();
	if (incomplete && !stillReachable.includes(pathname)) throw redirect({ to: "/app/account" });
}

/** Admits only people with steps left on the welcome screen; sends others on. */
export async function newcomersOnly(
	{ api, identity }: Services,
	queryClient: QueryClient,
	search: EntrySearch,
): Promise<void> {
	await membersOnly(identity, search.redirect ?? "/app");
	const check = await checkFirstLogin(api, queryClient);
	if (!check || !isAwaited(check)) throw redirect({ href: search.redirect ?? "/app" });
}

/** Returning people can soon talk even if the server is slow. For new people only the server knows the next step. */
const newcomersPatienceMilliseconds = 30_000;

const isAwaited = ({ status, agreement_needed, email_verified }: FirstLoginCheck): boolean =>
	status === null || agreement_needed || !email_verified;

async function checkFirstLogin(api: Services["api"], queryClient: QueryClient): Promise<FirstLoginCheck | undefined> {
	try {
		const patience = readProfileIncomplete() === undefined ? newcomersPatienceMilliseconds : undefined;
		const check = await queryClient.fetchQuery(queries.firstLoginCheck(api, patience));
		await writeProfileIncomplete(!check.profile_complete);
		return check;
	} catch {
		return undefined;
	}
}
