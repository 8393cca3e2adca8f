import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { ReplyRequest } from "../reply.ts";
import { isCoarse } from "./coarse.ts";

/** Words that are said where adult language is switched on, the milder ones. */
const mild = /\b(?:bloody|hell|damn(?:ed)?|buggers?|buggered|arse|crap|piss\w*)\b/i;

const isStrong = (text: string): boolean => mild.test(text) || isCoarse(text);

/** Whether a card may not have this text beside those before it: strong words stand on half of the cards of a set at most. */
export const isTooStrong = (text: string, prior: readonly Answer[], { preferences }: ReplyRequest): boolean =>
	isStrong(text) && prior.filter((answer) => isStrong(answer.text)).length >= preferences.numberOfResponses / 2;
