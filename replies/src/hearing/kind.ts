import { type Scored, scorer } from "../learned/scorer.ts";
import trained from "./kinds.json" with { type: "json" };
import { isKind, type Kind } from "./kinds-of-acts.ts";

const score = scorer(trained, isKind, (features) => features.split("\n"));

/**
 * What kind of answer a whole turn calls for, likeliest first: broader than an act, and heard in all that was said, where an act
 * is read from one clause. Kinds are named as the files of `data/kinds`.
 *
 * @param features what `turnFeaturesOf` sees
 */
export const kindsOf = (features: readonly string[]): readonly Scored<Kind>[] => score(features.join("\n"));

/** How likely a turn is to be of any of these kinds. */
export const likelihood = (kinds: readonly Scored<Kind>[], ...of: readonly Kind[]): number =>
	kinds.filter(({ act }) => of.includes(act)).reduce((sum, { confidence }) => sum + confidence, 0);
