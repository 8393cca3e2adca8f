const irregular = new Map(
	`be was, bring brought, buy bought, catch caught, choose chose, come came, cut cut, do did, drink drank, drive drove,
	eat ate, fall fell, feel felt, find found, forget forgot, get got, give gave, go went, grow grew, have had, hear heard,
	hit hit, hold held, hurt hurt, keep kept, know knew, leave left, let let, lose lost, make made, mean meant, meet met,
	pay paid, put put, read read, ride rode, ring rang, run ran, say said, see saw, sell sold, send sent, set set, shut shut,
	sing sang, sit sat, sleep slept, speak spoke, spend spent, stand stood, swim swam, take took, teach taught, tell told,
	think thought, throw threw, understand understood, wake woke, wear wore, win won, write wrote`
		.split(",")
		.map((pair) => pair.trim().split(/\s+/) as [string, string]),
);

/** The simple past of an English verb given in its base form: `sleep` → `slept`. */
export function pastOf(verb: string): string {
	const known = irregular.get(verb);
	if (known) return known;
	if (verb.endsWith("e")) return `${verb}d`;
	if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
	return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** Whether a word is the past of a verb and not its base form as well. */
export const isPast = (word: string): boolean =>
	/[^e]ed$/.test(word) || (!irregular.has(word) && [...irregular.values()].includes(word));

const bases = new Map([...irregular].map(([base, past]) => [past, base]));

/** The base form of a verb in its simple past, `slept` → `sleep`; any other word comes back as it is. */
export function baseOf(verb: string): string {
	const known = irregular.has(verb) ? verb : bases.get(verb);
	const stem = verb.match(/^(.*[a-z]{2})ed$/)?.[1];
	if (known || !stem) return known ?? verb;
	if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
	if (/([bdgkmnprt])\1$/.test(stem)) return stem.slice(0, -1);
	return /^[^aeiou]*[aeiou][^aeiouwxy]$|(?:[vcuz]|[^s]s)$/.test(stem) ? `${stem}e` : stem;
}

/** The form in "-ing": `swim` → `swimming`. */
export function gerundOf(verb: string): string {
	if (/[^eoy]e$/.test(verb)) return `${verb.replace(/ie$/, "y").replace(/e$/, "")}ing`;
	return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** The third person singular of the present: `finish` → `finishes`. */
export function thirdPersonOf(verb: string): string {
	if (verb === "have") return "has";
	if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
	return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
