import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { putPhrase } from "../../store/phrases.ts";

/**
 * Saves a phrase and returns the stored one. The newest change wins; if the change names the version it is based on,
 * the first change wins. A time in the future is replaced by now, so that the phrase can still be changed.
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
