import { wordsOf } from "../hearing/normalise.ts";
import { feelingPhrases, feelingWords } from "./feeling-words.ts";

/** Everyday words that behave alike, so that one authored turn teaches about many. Lower case, one word each. */
const classes: Record<string, string> = {
	grief: `died dead dying passed cancer funeral stroke dementia hospital accident crash crashed lost losing fell fall broke broken
		stolen stole divorce cancelled redundant sacked fired failed burnt flood robbed worse sick tumour relapse miscarriage
		separated closing unfortunately afraid knocked suspended diagnosed surgery emergency injured bankrupt`,
	joy: `won win winning passed pregnant engaged married wedding baby promotion promoted approved accepted clear remission
		congratulations finally selected graduated graduation winner scholarship bonus engaged twins healthy cured lotto prize
		award medal finals tickets expecting recovered`,
	misery: `tired exhausted knackered stressed awful rotten terrible sore aching headache migraine worried anxious nervous lonely
		bored fed-up miserable sad down upset rough nightmare struggling starving freezing broke crook shattered overwhelmed
		frustrated killing drained flat homesick`,
	praise: `great lovely beautiful amazing fantastic brilliant wonderful gorgeous excellent awesome perfect suits fabulous
		terrific impressive superb talented clever proud nice smart pretty handsome best better good`,
	scorn: `hopeless disgrace ridiculous terrible shocking stupid overrated rubbish worst awful boring useless joke crap silly
		annoying expensive unfair dreadful wrong better overpriced disgusting`,
	sky: `rain raining rains sun sunny hot cold warm chilly freezing windy wind storm storms cloudy weather humid muggy frost
		hail bucket bucketing forecast degrees drizzle showers fog icy scorcher`,
	food: `tea coffee cuppa water juice milk beer wine cake biscuit sandwich toast lunch dinner breakfast soup chips chocolate
		potato mashed pie pizza curry eggs fruit snack drink ice-cream pasta rice salad sauce bread lolly yoghurt banana apple`,
	body: `back knee leg arm shoulder neck head stomach tummy hip foot feet hand hands throat chest ankle wrist hips ear eye eyes
		tooth teeth joints muscles side`,
	limb: `lift raise bend stretch squeeze push pull roll turn lean breathe open close sit stand stay hold look point put place
		pop take swallow write read line keep`,
	care: `tablets medication meds medicine pills shower bath toilet exercises physio dressing wheelchair hoist walker cushion
		pillow blanket bed carer nurse doctor gp therapist`,
	outing: `movie movies beach park pub barbecue barbie party picnic concert footy game walk drive cafe markets market church
		cinema pictures swim zoo show dinner restaurant weekend saturday sunday club gig festival`,
	kin: `mum mom dad nan nana grandma grandpa grandad pop aunty auntie uncle brother sister son daughter wife husband cousin niece
		nephew kids kid grandkids brother-in-law family boss mate neighbour friend`,
	shop: `dollars cents card cash receipt change tap total pay paying points surcharge discount eftpos member rewards loyalty
		concession voucher bucks savings credit bag`,
};

const classesOf = new Map<string, string[]>();
for (const [name, words] of Object.entries({ ...classes, ...feelingWords })) {
	for (const word of words.split(/\s+/)) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);
}

/** The classes of a lower-case word, most words having none. Words of feeling are known by their stems as well. */
export function lexicalClassesOf(word: string): readonly string[] {
	const own = classesOf.get(word);
	if (own) return own;
	const stem = stemsOf(word).find((likely) => classesOf.get(likely)?.some(isFeeling));
	return stem === undefined ? [] : (classesOf.get(stem) ?? []).filter(isFeeling);
}

/** Whether a class says how a statement feels, and not what it is about. */
export const isFeeling = (name: string): boolean => name in feelingWords;

const good = new Set(["delight", "triumph", "good"]);
const bad = new Set(["sorrow", "weary", "vexation", "bad"]);

/** By how much what sounds good outweighs what sounds bad, -2 to 2; nothing where neither is heard. */
export function feelingOf(clause: string): number | undefined {
	const words = wordsOf(clause.toLowerCase());
	const said = words.join(" ");
	const heard = [
		...words.flatMap((word) => lexicalClassesOf(word)).filter((name) => good.has(name) || bad.has(name)),
		...feelingPhrases.flatMap(([feeling, phrase]) => (phrase.test(said) ? [feeling, feeling] : [])),
	];
	const balance = heard.reduce((sum, name) => sum + (good.has(name) ? 1 : -1), 0);
	return heard.length === 0 ? undefined : Math.max(-2, Math.min(2, balance));
}

/** What a word may be made of, likeliest first: "leaking" of "leak", "stopped" of "stop", "loving" of "love". */
function stemsOf(word: string): string[] {
	const bare = word.match(/^(.{3,}?)(?:'s|ies|ied|ily|es|s|ed|ing|ly|d)$/)?.[1];
	return bare === undefined ? [] : [bare, `${bare}e`, `${bare}y`, bare.slice(0, -1)];
}
