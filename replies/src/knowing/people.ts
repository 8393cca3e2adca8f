import type { Fact } from "./fact.ts";
import { fact, listed, name, one, type Reader } from "./read.ts";

const people =
	"wife|husband|partner|girlfriend|boyfriend|fiancée?|son|daughter|child|mother|mum|mom|father|dad|brother|sister|friend|mate|grandson|granddaughter|grandmother|nan|gran|grandfather|pop|aunt|aunty|uncle|cousin|nephew|niece|baby|grandchild|neighbour|flatmate|doctor|dentist|gp|nurse|carer|support worker|boss|teacher|physio|therapist|coach";
const animals = "pet|dog|cat|bird|budgie|rabbit|horse|fish|guinea pig|puppy|kitten|parrot|chook";
const several =
	"sons|daughters|children|kids|brothers|sisters|friends|mates|grandsons|granddaughters|grandchildren|grandkids|cousins|neighbours|carers|pets|dogs|cats|birds|budgies|rabbits|horses|chooks";
const ones: Readonly<Record<string, string>> = {
	children: "child",
	kids: "child",
	grandchildren: "grandchild",
	grandkids: "grandchild",
};
const isAnimal = new RegExp(`^(?:${animals})$`);
const isSeveral = new RegExp(`^(?:${several})$`);
/** What helps and is not a person's name: "Music helps me", "Writing helps me". */
const thing =
	"(?:\\p{Lu}\\p{L}+ing|Music|Time|Patience|Quiet|Silence|Sleep|Rest|Exercise|Physio|Therapy|Medication|Medicine|Technology|Humour|Laughter|Food|Water|Tea|Coffee|Sunshine|Routine|Everything|Something|Nothing|Everyone|Everybody|Somebody|Someone|Nobody|People|Which|Please)\\b";

const called = (of: string, value: string): Fact =>
	fact(isAnimal.test(of) ? "pet" : "person", value, `My ${of} is called ${value}`, of);
const reader = (source: string): Reader => ({
	pattern: new RegExp(source, "gu"),
	facts: ({ of = "", value = "" }) =>
		listed(value).map((each) => called(ones[of] ?? (isSeveral.test(of) ? of.replace(/s$/, "") : of), each)),
});
const who = `(?<of>${people}|${animals})`;
const value = `(?<value>${name})`;

/** Who belongs to the person, by name. A sentence that says they have died gives no fact. */
export const readPeople: readonly Reader[] = [
	reader(String.raw`\b[Mm]y (?:\w+ )?${who}(?:'s name)?(?: is|,|'s)?(?: called| named)? ${value}`),
	reader(String.raw`\b${value}(?: is|, who is) my (?:\w+ )?${who}\b`),
	reader(String.raw`\b${value}, my (?:\w+ )?${who}(?=[,.;!?]| and\b|$)`),
	reader(String.raw`\b${value} \(my (?:\w+ )?${who}\)`),
	reader(
		String.raw`(?<!n't |\b(?:not|never|no longer|used to) )\b(?:have|with|and) an? (?:\w+ )?${who}(?: called| named|,) ${value}`,
	),
	reader(
		String.raw`\b(?:[Mm]y|\w+) (?<of>${several})(?:,|:| are)?(?: called| named)? (?<value>${name}(?:(?:,? and |, )${name})*)`,
	),
	one("person", `^(?!${thing})${value} (?:supports|helps|cares for|looks after) me\\b`, (named) => `${named} helps me`),
];
