import { type Act, isAct } from "../acts/acts.ts";
import { isKind, type Kind } from "../hearing/kinds-of-acts.ts";
import { type SafetyFlag, safetyFlags } from "../understanding.ts";

/** Beside the acts: what fits any turn, what does no harm where the turn is another than it seems, two questions at once, another language, what a steer asks for, a choice that cannot be said back, and two closed sets of danger. */
const others = [
	"anywhere",
	"dying",
	"in-doubt",
	"other-language",
	"pair",
	"steer-agree",
	"steer-ask",
	"steer-disagree",
	"steer-joke",
	"steer-serious",
	"steer-words",
	"told-of-harm",
	"unclear-choice",
] as const;

/** What is answered: the name of a file in `data/bank`. Nothing is tried on danger but what its flags have. */
export type BankAct = Act | SafetyFlag | (typeof others)[number] | `kind-${Exclude<Kind, "danger">}`;

const names: ReadonlySet<string> = new Set<BankAct>([...others, ...safetyFlags]);

/** Whether a file of the bank, or what is stored, names what can be answered. */
export const isBankAct = (name: string): name is BankAct =>
	isAct(name) || names.has(name) || (name.startsWith("kind-") && name !== "kind-danger" && isKind(name.slice(5)));
