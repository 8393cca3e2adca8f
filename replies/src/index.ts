export { answerFor, builtIn } from "./built-in.ts";
export { plan } from "./plan.ts";
export type { PlanRow, ReplyEngine, ReplyPreferences, ReplyRequest, Slots, Turn } from "./reply.ts";
export { understand } from "./understand.ts";
export type { ClauseReading, SafetyFlag, Understanding } from "./understanding.ts";
export { type Problem, validate } from "./validate.ts";
export { type SetProblem, validateSet } from "./validate-set.ts";
