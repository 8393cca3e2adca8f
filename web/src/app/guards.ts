import type { FirstLoginCheck } from "@sayso/contract/v1/users/first-login-check.ts";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { z } from "zod";
import { queries } from "../api/queries.ts";
import type { Services } from "../api/services.tsx";
import { type Identity, whoIsSignedIn } from "../identity/identity.ts";
import { readProfileIncomplete, writeProfileIncomplete } from "../identity/profile-cookie.ts";

/** Where a visitor wanted to go: an address of the signed-in area, and no other site's. */
export const EntrySearch = z.object({ redirect: z.string().startsWith("/app").optional().catch(undefined) });
export type EntrySearch = z.infer<typeof EntrySearch>;

// The router reads a code of digits alone as a number.
const ResetCode = z.coerce.string().optional();

/** What the link of a reset mail carries, under the name its identity provider gives it. */
export const ResetSearch = z.object({ token: ResetCode, oobCode: ResetCode });
export type ResetSearch = z.infer<typeof ResetSearch>;

const comingFrom = (href: string): EntrySearch => (href === "/app" ? {} : { redirect: href });

/** Takes the setup of a link out of the address, before any other address is made of it: it may not reach a server. */
export async function keepSetupOf({ pathname, hash }: { pathname: string; hash: string }): Promise<void> {
	if (!hash.startsWith("setup=")) return;
	const { keepWaitingSetup } = await import("../features/communicator/bring-along/waiting-setup.ts");
	keepWaitingSetup(hash.slice("setup=".length));
	throw redirect({ href: pathname, replace: true });
}

/** Keeps visitors out of the signed-in area, and remembers where they were going. */
export async function membersOnly(identity: Identity, href: string): Promise<void> {
	if (await whoIsSignedIn(identity)) return;
	throw redirect({ to: "/login", search: comingFrom(href) });
}

/** Sends those who are signed in on their way; but with the link of a reset mail they may stay. */
export async function visitorsOnly(identity: Identity, search: EntrySearch & ResetSearch): Promise<void> {
	if (search.token !== undefined || search.oobCode !== undefined) return;
	if (await whoIsSignedIn(identity)) throw redirect({ href: search.redirect ?? "/app" });
}

const stillReachable = ["/app/account", "/app/preferences", "/app/bring-along"];

/**
 * Leads those who have no profile yet, have not proved their address, or have not agreed to the texts as they are now, to the welcome screen; and those
 * whose profile is not complete to their account. Where the server cannot say, what this device remembers counts.
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

/** Lets those onto the welcome screen who are awaited there; others go on their way. */
export async function newcomersOnly(
	{ api, identity }: Services,
	queryClient: QueryClient,
	search: EntrySearch,
): Promise<void> {
	await membersOnly(identity, search.redirect ?? "/app");
	const check = await checkFirstLogin(api, queryClient);
	if (!check || !isAwaited(check)) throw redirect({ href: search.redirect ?? "/app" });
}

/** Whoever has been here before soon talks, whatever the server does. Of anybody else only it knows. */
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
