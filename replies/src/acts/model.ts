import { scorer } from "../learned/scorer.ts";
import { isAct } from "./acts.ts";
import { featuresOf, tellingFeaturesOf } from "./features.ts";
import acts from "./model.json" with { type: "json" };
import tellings from "./tellings-model.json" with { type: "json" };

/** The acts of one clause, most likely first. Whatever tells something is a `telling`. */
export const score = scorer(acts, isAct, featuresOf);

/** What a clause that tells something is answered as, most likely first. */
export const scoreTelling = scorer(tellings, isAct, tellingFeaturesOf);
