import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { putPhrase } from "../../store/phrases.ts";

/**
 * Saves a phrase and gives the one that stands: the newest, or where it is told what this one is based on, the first. A browser whose clock runs ahead counts as changing it now, or
 * nothing could change it for as long.
 * @throws {Refusal} `too_many_phrases`, `too_many_photos`
 */
export async function savePhrase(
	{ db, clock }: Context,
	personId: string,
	{ basedOn, ...given }: Phrase & { basedOn?: string | undefined },
): Promise<Phrase> {
	const updatedAt = new Date(Math.min(Date.parse(given.updatedAt), clock.now().getTime())).toISOString();
	const { most: phrases, photos } = limits.phrases;
	const standing = await putPhrase(db, personId, { ...given, updatedAt }, { basedOn, most: { phrases, photos } });
	if (typeof standing === "string") throw new Refusal(standing);
	return standing;
}
