import type { ClauseReading } from "../understanding.ts";

/** Words of a clause of which a rule knows what it is: in more it may have heard a few of them by chance. */
const few = 10;
/** What a rule is sure of, where the model of acts guesses. */
const sure = 0.95;

export const isShort = ({ clause }: ClauseReading): boolean => clause.split(" ").length <= few;

/** Whether a rule knows what so short a clause does. */
export const isRuled = (reading: ClauseReading): boolean => reading.confidence >= sure && isShort(reading);
