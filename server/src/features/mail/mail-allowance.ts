import { daySeconds } from "@sayso/contract/day.ts";
import type { Context } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { countOne, uncountOne } from "../../store/tallies.ts";
import { domainOf, recipientOf } from "./recipient-of.ts";

const hour = 60 * 60;

/** Above the sum of the narrower daily limits: 6 codes, 28 links, 3 confirmations. */
const toRecipient = { most: 40, seconds: daySeconds };
/** For the domain of a company or a school: enough for a class that signs up together. */
const toDomain = { most: 200, seconds: hour };
/** For public mail providers. */
const toProvider = { most: 5_000, seconds: hour };
const providers = new Set(
	`aol.com bigpond.com btinternet.com comcast.net fastmail.com gmail.com gmx.com gmx.de gmx.net googlemail.com hotmail.com
	hotmail.co.uk icloud.com live.com live.com.au mac.com mail.com me.com msn.com optusnet.com.au outlook.com outlook.com.au
	proton.me protonmail.com qq.com 163.com web.de xtra.co.nz yahoo.com yahoo.co.uk yahoo.com.au ymail.com`.split(/\s+/),
);

type Needs = Pick<Context, "db" | "clock" | "digest" | "config">;

/**
 * Counts a mail against the limits of its mailbox and domain, so that our mail server cannot be used to flood others.
 * @returns a function that takes the count back if the mail could not be sent
 * @throws {SeamError} retryable, if the limit is reached: the mail is sent later
 */
export async function countMail({ db, clock, digest, config }: Needs, to: string): Promise<() => Promise<void>> {
	if (!config.rateLimits) return async () => {};
	const domain = domainOf(to);
	const counts = [
		{ key: digest(`mails to ${recipientOf(to)}`), rule: toRecipient, whose: "mailbox" },
		{ key: digest(`mails to @${domain}`), rule: providers.has(domain) ? toProvider : toDomain, whose: "domain" },
	];
	const counted: string[] = [];
	const takeBack = async () => {
		for (const key of counted) await uncountOne(db, key);
	};
	for (const { key, rule, whose } of counts) {
		if (await countOne(db, key, rule, clock.now())) counted.push(key);
		else {
			await takeBack();
			throw new SeamError(`A mail is held: its ${whose} has had enough for now`, { retryable: true });
		}
	}
	return takeBack;
}
