/**
 * The beginnings of names of illnesses, disabilities and injuries of body and mind, by chapter of the International
 * Classification of Diseases. Compiled by hand: it covers common conditions and those that often affect speech.
 */
const beginnings = [
	// Infections.
	"chlamydi|cholera|covid|gangren|gonorrh|herpes|malaria|rabies|measles|mumps|polio\\b|rubella|salmonell|sepsis|septic|shingles|syphilis",
	"tetanus|tubercul|typhoid|influenz|pneumon|mening|leprosy",
	// Tumours.
	"cancer|carcino|chemo|hodgkin\\b|kaposi|leukaem|leukem|leukop|lymphoma|malignan|melanoma|metasta|myeloma|oncolog|radiother|remission|tumou?r",
	// Blood, hormones and metabolism.
	"anaem|anemi|cushing|diabet|dehydrat|gaucher|goit|haem(?:a|o)|hashimoto|hemo(?:ph|rr)|hyperthyr|hypothyr|insulin|malnutri|obes(?:e|ity)|porphyr|sickle cell",
	"thalass|thromb|thyroid|dwarfism|gigantism|achondroplas|cystic|cysts?\\b|edema|oedema|lymph(?:o?ed|oed)|rickets|scurvy",
	// Mental and developmental conditions.
	"abuse|addict|agoraphob|alcohol|anorexi|anxi|asperger|attention def|autis|bipolar|bulimi|catatoni|delir|dement|depress|developmental",
	"dissociat|dyscalcul|dyslex|dysphori|halluc|hyperactiv|intellectual|learning d|mutis|neuros|neurot|overdos|panic\\b|paranoi|psych|retard",
	"schizo|self.?harm|mute\\b|narciss|non.?speak|non.?verbal|sociopath|suicid|stammer|stutter|tourette|trauma|withdrawal|insomni|burn.?out",
	// Nerves and brain.
	"alzheimer|angelman|aphasi|aphoni|apraxi|ataxi|brain\\b|cerebell|cerebr|charcot|cjd\\b|chorea|concuss|creutzfeldt|duchenne|dysarthri|dyskine|dysphag",
	"dysphoni|dysprax|dystoni|dystroph|encephal|epilep|friedreich|guillain|huntington|hydroceph|korsakoff|lewy\\b|locked.?in|microceph|migraine|motor neuron",
	"multiple sc|multiple system|myasthen|narcolep|neural|neuro|palsy|paraly|parkinson|sciatic|seizure|spasm|spastic|spina bif|spinal\\b|strokes?\\b|tay.sachs",
	"tremor|wernicke|headache|vegetative",
	// Eyes and ears.
	"blind(?:ness)?\\b|cataract|deaf\\b|deafness|glaucom|hard of hear|hearing loss|low vision|macular|meniere|retin(?:a|i|o)|tinnit|vertigo|visually|partially sighted|nystagm|squint|strabism|lazy eye",
	// Heart, vessels, lungs.
	"anaphyla|aneurysm|angina|arrhythm|asthma|blood press|bronch|cardi(?:a|o)|cholesterol|clot\\b|embolis|emphys|fibrill|heart (?:att|cond|dis|fail)|hypert|hypot|hypox",
	"infarct|ischaem(?:a|o)|ischem|pacemaker|pleur|pulmon|raynaud|respirat|sarcoid|ventilat|apno?ea|tachycard|bradycard",
	// Stomach, bowel, kidneys and their treatment.
	"catheter|celiac|coeliac|constipat|crohn|dialysis|diarrh|feeding tube|gallst|gallbl|haemorrh|polyp|prolaps|gastri|gastro|hepat|hernia|incontinen|irritable b|jaundice|kidneys?\\b|liver (?:d|f|t)|nephr",
	"peg (?:feed|tube)|prostat|reflux|renal\\b|stoma\\b|ulcer|ur(?:inary|ology)|bowels?\\b",
	// Pregnancy and childbirth.
	"impoten|infertil|menopaus|miscarr|pre.?eclamp|pregnan|stillb|premature",
	// Skin, bones, muscles.
	"acne\\b|allerg|alopec|arthr|derma|eczema|ehlers|fibromyal|fractur|gout\\b|lupus|marfan|myalg|osteo|psoria|rheum|rosacea|scolio|sjogren|slipped d",
	"vitiligo|fibros|frostb|club.?foot",
	// Congenital conditions, injuries and their treatment.
	"amput|cleft\\b|congenital|contracture|down['’]?s\\b|foetal alc|fetal alc|fragile x|gunshot|hospice|injur|palliat|poison(?:ing|ed)|transplant|trisomy|wound",
	"chronic(?:ally)?\\b|disab|disease|disorder|handicap|impair|syndrome|terminal(?:ly)? ill|illness|deficien|dysfunction|coma\\b|fatigue|long.?covid",
];
/**
 * Endings of such words. "oma", "emia", "mania" and "pathy" alone are too general: Oklahoma, Bohemia, Tasmania,
 * sympathy.
 */
const endings = [
	"algia|asthenia|cephaly|dactyly|ectomy|itis|kinesia|lepsy|lexia|malacia|megaly|opathy|osis|ostomy|otomy|paresis|parkinsonism",
	"penia|phagia|phasia|phobia|phrenia|plasia|plegia|plegic|pnoea|praxia|rexia|rrhoea|rrhea|sclerosis|stenosis|thymia",
	"(?:aden|blast|carcin|fibr|gli|glauc|haemat|hemat|lymph|melan|meningi|mesotheli|myel|neur|sarc)oma",
	"(?:glyc|hydr|ischaem(?:a|o)|ischem|leukaem|leukem|leukop|ox|septic|thalass|tox|ur|an|natr|kal)a?emia|(?:a|dys|hyper)trophy|(?:dys|hyper|hypo|myo|a)tonia|(?:haemat|hemat|dys|olig|an|poly|keton)uria|(?<!\\p{L})(?:hypo)?mania|[a-z]{4}cele",
];
/** Abbreviations that are not also words. */
const shortForms = [
	"abi|adhd|afib|aids|als|apd|asd|bppv|cbd|cfs|cidp|ckd|cmt|copd|cp|crps|cva|dld|dmd|dvt|eds|esrd|fasd|fnd|ftd|gbs|gerd|gord|hep [abc]|hiv|ibd|ibs",
	"lbd|lgs|mci|mnd|mrsa|msa|ncl|ocd|pcos|pku|pls|pmdd|pnes|ppa|psp|ptsd|sci|sle|sma|sli|svt|t[12]d|tb|tbi|tia|uti",
];
const condition = [
	new RegExp(`(?<!\\p{L})(?:${beginnings.join("|")})`, "iu"),
	new RegExp(`(?:${endings.join("|")})(?!\\p{L})`, "iu"),
	new RegExp(`(?<!\\p{L})(?:${shortForms.join("|")})(?!\\p{L})`, "iu"),
	// Abbreviations that are also words, only in capitals; and "ms" at the end of a text, where it is not a title
	// before a name.
	/(?<!\p{L})(?:ADD|AF|BPD|CF|CHF|DID|GAD|HD|LD|ME|MI|MS|OCPD|ODD|PD|POTS|RA|RSI|SAD)(?!\p{L})/u,
	/(?<!\p{L})ms$/iu,
];
/** Shorter words say nothing about a condition on their own and may be part of any condition's name. */
const fewestLetters = 3;
const saysNothing = new Set(
	"and after also born both but disc for from had has have her his its left mild not now one right severe since some the their them then this two was with years".split(
		" ",
	),
);

/**
 * Whether a word or a short phrase names a medical condition: by a list, by typical endings, and by the condition in
 * the person's profile. A few names of people and places match too and are treated as conditions.
 * @param theirs the condition in the person's profile; empty if there is none
 */
export function namesCondition(word: string, theirs: string): boolean {
	const plain = withoutAccents(word);
	if (condition.some((name) => name.test(plain))) return true;
	const theirParts = lettersOf(theirs).filter((part) => !saysNothing.has(part));
	return lettersOf(word).some((part) => theirParts.some((name) => isNear(part, name)));
}

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

const lettersOf = (text: string): string[] =>
	(
		withoutAccents(text)
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	).filter(({ length }) => length >= fewestLetters);

/** The same word or another form of it: "seizure" and "seizures". */
const isNear = (one: string, other: string): boolean => {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short === long || (short.length > fewestLetters && long.startsWith(short));
};
