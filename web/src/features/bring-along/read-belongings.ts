import { isSameWord, type MyWord } from "@sayso/contract/entities/my-words.ts";
import { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { z } from "zod";
import { AccessProfile } from "../../access/profile.ts";
import { type ProblemList, problemList } from "../../boards/imported.ts";
import { importPhrases } from "../../boards/phrases-file.ts";
import { commands } from "../../conversation/commands.ts";
import {
	type Belongings,
	BroughtCard,
	BroughtOrder,
	BroughtPhrase,
	BroughtPreferences,
	BroughtSaying,
	BroughtVoiceOfDevice,
	BroughtWord,
	type Part,
	partNames,
} from "./belongings.ts";
import { deviceSettings } from "./device-settings.ts";
import { leavesOf } from "./leaves.ts";

/** The valid parts, and a sentence for each kind of problem. */
export interface Read {
	belongings: Belongings;
	problems: string[];
}

type Reader<Name extends Part> = (raw: unknown, problems: ProblemList) => Belongings[Name];

const unreadable = "These could not be read, and stay as they are";
const unknown = "A newer version wrote these, and they were left out";

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
	typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Reads each field by itself, so that one invalid field does not lose the others. */
function fieldsOf<Shape extends z.ZodRawShape>(part: Part, { shape }: z.ZodObject<Shape>) {
	return (raw: unknown, problems: ProblemList): Partial<z.infer<z.ZodObject<Shape>>> | undefined => {
		const fields: Record<string, unknown> = {};
		if (!isRecord(raw)) return void problems.add(unreadable, partNames[part]);
		for (const [name, value] of Object.entries(raw)) {
			const field = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined;
			const read = field?.safeParse(value);
			if (!read) problems.add(unknown, `${partNames[part]}: ${name}`);
			else if (read.success) fields[name] = read.data;
			else problems.add(unreadable, `${partNames[part]}: ${name}`);
		}
		return fields as Partial<z.infer<z.ZodObject<Shape>>>;
	};
}

/** The valid entries of a list, cut at the limit. */
function entriesOf(part: Part, raw: unknown, most: number, problems: ProblemList): unknown[] | undefined {
	if (!Array.isArray(raw)) return void problems.add(unreadable, partNames[part]);
	if (raw.length > most)
		problems.add(`Of these only the first ${most.toLocaleString("en")} were read`, partNames[part]);
	return raw.slice(0, most);
}

const readers: { [Name in Part]: Reader<Name> } = {
	preferences: fieldsOf("preferences", BroughtPreferences),
	emergency: fieldsOf("emergency", BroughtCard),
	boardOrder: fieldsOf("boardOrder", BroughtOrder),
	voiceOfDevice(raw, problems) {
		const voice = BroughtVoiceOfDevice.safeParse(raw);
		if (!voice.success) problems.add(unreadable, partNames.voiceOfDevice);
		return voice.data;
	},
	myWords(raw, problems) {
		const entries = entriesOf("myWords", raw, limits.myWords.most, problems);
		const words: MyWord[] = [];
		for (const entry of entries ?? []) {
			const word = BroughtWord.safeParse(entry).data;
			const isNew = word && !words.some((each) => isSameWord(each.word, word.word));
			if (word && isNew) words.push(word);
			else problems.add(unreadable, `${partNames.myWords}: ${word?.word ?? "a word"}`);
		}
		return entries && words;
	},
	voice(raw, problems) {
		const voice = VoiceChoice.safeParse(raw).data;
		if (!voice) problems.add(unreadable, partNames.voice);
		return voice;
	},
	device(raw, problems) {
		if (!isRecord(raw)) return void problems.add(unreadable, partNames.device);
		const known = Object.entries(raw).filter(([name, value]) => {
			const names = Object.hasOwn(deviceSettings, name) ? deviceSettings[name]?.names : undefined;
			const isValue = names && typeof value === "string" && Object.hasOwn(names, value);
			if (!isValue) problems.add(names ? unreadable : unknown, `${partNames.device}: ${name}`);
			return isValue;
		});
		return Object.fromEntries(known) as Record<string, string>;
	},
	access(raw, problems) {
		if (!isRecord(raw)) return void problems.add(unreadable, partNames.access);
		const profile = AccessProfile.parse(raw);
		const changed = Object.entries(profile.keys.changed).filter(([name]) => Object.hasOwn(commands, name));
		profile.keys.changed = Object.fromEntries(changed);
		// The profile replaces invalid values by defaults; here they are reported.
		const read = leavesOf(profile);
		for (const [path, value] of leavesOf(raw))
			if (!read.has(path)) problems.add(unknown, `${partNames.access}: ${path}`);
			else if (read.get(path) !== value)
				problems.add("These could not be read, and are as usual", `${partNames.access}: ${path}`);
		return profile;
	},
	phrases(raw, problems) {
		const entries = entriesOf("phrases", raw, limits.phrases.most, problems);
		if (!entries) return undefined;
		const whole = entries.map((entry) => BroughtPhrase.safeParse(entry).data);
		const rest = importPhrases({
			format: "sayso-phrases",
			version: 1,
			phrases: entries.filter((_, at) => !whole[at]),
		});
		problems.addAll(rest.problems);
		return [...whole.filter((phrase) => phrase !== undefined), ...rest.phrases];
	},
	ownWords(raw, problems) {
		const entries = entriesOf("ownWords", raw, limits.ownWords.sentences, problems);
		const read = entries?.map((entry) => BroughtSaying.safeParse(entry).data);
		const broken = read?.filter((saying) => !saying).length ?? 0;
		if (broken > 0)
			problems.add("These could not be read, and stay as they are", `${partNames.ownWords}: ${broken} of them`);
		return read?.filter((saying) => saying !== undefined);
	},
};

/**
 * Reads parts from elsewhere, each by itself.
 * @param wanted the parts allowed from this source; others are listed as skipped
 */
export function readParts(raw: Record<string, unknown>, wanted: readonly Part[]): Read {
	const problems = problemList();
	const belongings: Belongings = {};
	for (const [name, value] of Object.entries(raw)) {
		const part = wanted.find((each) => each === name);
		const read = part && readers[part](value, problems);
		if (!part) problems.add("This version does not know these parts, and left them out", name);
		else if (read !== undefined && !(isRecord(read) && Object.keys(read).length === 0))
			Object.assign(belongings, { [part]: read });
	}
	return { belongings, problems: problems.sentences() };
}
