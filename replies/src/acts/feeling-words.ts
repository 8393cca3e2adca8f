/** Everyday words by how they sound in a statement. Stems: endings such as -s, -ed, -ing and -ly are taken off first. */
export const feelingWords: Readonly<Record<string, string>> = {
	delight: `ace adorable adore amazing awesome bargain beaming beautiful beauty blessed bliss bloom blossom bonus brilliant bubbly
		captain catchy charm charming cheer cheerful chuffed comfort comfy compliment congratulate cosy cracker cuddle cute
		darling delicious delight divine easier easy encouraging enjoy enjoyable excellent excited exciting fabulous fantastic
		fave favourite fine fond fun generous giggle glad glorious glow good gorgeous grateful great grin happier happy
		healthy heaven helpful hilarious homemade hooray hoot hug impress impressive incredible joy keen kinder laugh love
		lovelier lovely luck luckily lucky luxury magic magical magnificent marvellous nice nicer outstanding ovation peaceful
		perfect pleasant pleased proud purr relaxing relief relieved reward ribbon ripper satisfy sensational shiny smile
		smooth sober spark spectacular splendid spoiled spotless stunning success sunshine super superb sweetest tasty
		terrific thankful thoughtful thrill thrilled tidy treat unbelievable unreal welcome wonderful worth wow yummy`,
	triumph: `accept ace achieve allclear appoint approve award beat behave bloom breakthrough cancer-free caught champion chosen
		clear comeback conquer cure discharge engage finally finish flourish goal gold graduate grow heal honour improve
		improvement learnt licence married marry master mend merit nailed overcome paid pass perfect pregnant prize profit
		promote promotion qualify recover recovery refund remission rescue scholarship score shrink solve steady success
		survive thrive trophy upgrade waived wedding win winner winning won`,
	sorrow: `abandon abuse accident afraid aggressive ail ambulance amputate anxious arrest arthritis ashamed bleed blocked
		breakdown bruise burgle buried bury cancer casualty chemo clot coffin collapse coma crash crematorium cried critical
		cry dead death degenerate dementia depress depressed despair desperate deteriorate devastate diagnose diagnosis die
		died dies disease divorce dizzy drown emergency empty evict fail failing fatal fell fracture frail frighten frightened
		funeral grave grief grieve guilt guilty heart-attack heartbroken hospice hospital hurt icu ill incurable infect
		infection injure injury killed leukaemia lonely lose loss lost lump malignant miscarriage miscarry mourn murder
		nightmare orphan outbid overdose overwhelm pain palliative panic paralyse parkinson pneumonia prison redundant refused
		relapse rough sack sacked sad scan scared scream seizure separated shatter sick sicker sinus sob sore spread stolen
		stroke struggle suffer suicide surgery suspend swollen terminal terrified tumour ulcer unconscious unemployed unwell
		upset vertigo victim violent vomit weaker weep widow worried worry worse worsen wound`,
	weary: `ache ached awake blister cough cramp cranky drain dread exhaust fatigue flattened flu frazzle frazzled freezing groggy
		hangover headache headachy hungover insomnia itch jaded knackered migraine nervous overdo pounding ragged rundown
		rushed shattered shiver sleepless sneeze sneezing snotty starving stiff stress stressed stuffed swamped throat throb
		tired toothache weary wiped worn wrecked yawn`,
	vexation: `absurd annoy annoying argue average awful backwards ban barge bitten blame bland blight bloody bogged bother burn
		burnt cancel cancelled careless chaos charge cheat cheeky chewed clash complain complaint confuse crack cracked cranky
		crap creak cross crowd crowded deadline dearer declined delay delete detention diabolical difficult dinged dirty
		disappoint disaster disgrace disgust dishonest dishwater ditch dripping drumming dump dust error excuse expensive
		fault faulty fee fined flood fool forget forgot fouling frost frozen fuel fuss gone gouge grubby grumble hair hassle
		hate hopeless horrible horrid humiliate idiot ignore impatient impossible interrupt jammed junk keyed leak leave
		letdown loud mess messy mistake moan mosquito nag nasty neglect nits noise noisy nonsense nosy nuisance offside
		ordinary overcharge overflow overhyped overpriced overrated parked pathetic penalty pigsty pinched pong postpone
		pothole prices puncture pushy queue rained rattle reckless refuse reject ridiculous rip ripoff roadwork rob rotten
		rubbish rude ruin sardines scam scammer scratch scribble seaweed selfish shambles shocking shove shrank shut slack
		sloppy smash smell smelly snapped sneak snore soak soaked soggy spam spill spilt spoil squeak stain stall steal stink
		stinking stole strict stripped stubborn stuck stupid sulk sunburnt swear swoop terrible thrash threw tore torn traffic
		trample trip trouble typical unfair unhelpful unreliable untidy useless vandal whinge worksheets worst wreck wrong
		yell`,
	never: `again another barely can't cannot couldn't didn't doesn't don't hardly hasn't haven't isn't neither never nobody none
		nothing nowhere scarcely wasn't without won't wouldn't`,
};

/** Turns of phrase that sound good or bad whatever their words are about. */
export const feelingPhrases: readonly (readonly [feeling: "good" | "bad", phrase: RegExp])[] = [
	[
		"good",
		/\b(?:at last|finally|for (?:once|a change|nothing)|after all|on time|all by (?:my|him|her|them)sel\w+|without (?:a|any|being|even|forgetting|one|training)|out of the blue|first (?:words?|steps?|tooth|time|place|prize)|no more|half price|worth (?:it|every)|can't (?:put|stop (?:smiling|laughing|talking))|the best|to (?:perfection|die for)|so much (?:better|bigger|quieter|easier|happier|faster|nicer|more)|heaps (?:better|easier|more)|never (?:looked|felt|been) (?:better|happier)|better than (?:ever|i)|the hang of|all to (?:my|our)sel\w+)\b/,
	],
	[
		"good",
		/\b(?:(?:turned|turning|came|worked) out (?:really |just |so )?(?:well|great|perfect\w*|beautiful\w*|lovely|fine)|(?:went|going|gone|go|doing|coming along|settled in) (?:really |so |very |just |much )?(?:well|great|fine|nicely|smoothly|brilliantly|better|like (?:a dream|clockwork))|(?:came|coming|come) (?:first|second|through|home|good|back (?:clear|normal|negative|fine))|(?:got|been|getting) (?:in|into|picked|chosen|accepted|offered|through|promoted|upgraded|engaged|a bargain|full marks)|made (?:it|captain|the (?:team|squad|finals?))|said (?:yes|i could|we could)|by \w+ (?:points|runs|goals|lengths)|percent|(?:out of|home from) (?:hospital|plaster)|off (?:his|her|my|the) (?:crutches|ventilator|oxygen)|cancer free|(?:pass|won|beat|scor|thump|smash)\w* (?:them|the test|my|the final)|keeping (?:me|us|you) on|thank (?:god|goodness|heavens)|under control|nothing (?:broken|serious)|(?:clean|sober) for|(?:my|his|her) first (?:pay|goal|car|job|win)|says? i can (?:have|go|get)|tied the knot|found (?:my|our|his|her) (?:wallet|purse|phone|keys|dog|cat|ring)|(?:extended|renewed|increased|approved|accepted|allocated) (?:your|the|my|our)|agreed to (?:pay|fund|fix|cover|let|keep|resurface|see)|another on the way|for my birthday|made a start|(?:gone|going|come|coming|right) down nicely|back to normal)\b/,
	],
	[
		"bad",
		/\b(?:never (?:came|comes|turned|shows?|showed|rings?|rang|calls?|called|said|says|paid|listens?|brings?|buys?|speaks?)|no(?:t one)? \w+ (?:came|turned|left|bothered)|nobody (?:cares|told|asked|listens|answers|uses|does)|still (?:haven't|hasn't|hadn't|no|not|waiting|isn't|got)|too (?:small|big|short|long|loud|slow|hard|late|much|many|expensive|tight|hot|cold|busy)|the wrong|won't (?:start|stop|let|pay|give|listen|fit|open|turn|close|wear|get|charge|work|pick)|can't (?:find|get|open|log|afford|sleep|cope|get rid|make it)|couldn't (?:find|get|open|sleep|hear|afford)|wouldn't (?:give|let|listen|even|start))\b/,
	],
	[
		"bad",
		/\b(?:r[au]n out of|without (?:asking|telling|saying)|in front of (?:everyone|everybody|the)|last (?:minute|second)|(?:gone|going|went|put\w*|up) (?:the \w+ |her \w+ |their \w+ )?(?:up|off|down|dead|brown|missing) (?:again|another|by|to)|through the roof|fell through|fallen through|let (?:us|me|him|her|them) down|knocked back|(?:went|gone) (?:bad|badly|terribly|wrong|off|downhill|flat)|covered in|full of|the whole time|for (?:hours|weeks|months|ages)|an hour (?:to|late|on)|came last|by (?:a|one) (?:point|goal)|every (?:time|single|second|five)|three times|in tiny|nothing (?:but|special|happens)|put(?:ting)? (?:\w+ )?up (?:her|his|their|the) (?:prices?|rent|fees|rates)|(?:prices?|fees|rates|rent|bill) (?:have |has |is |went |gone )?(?:up|gone)|raised (?:her|his|their|the) (?:prices?|rent|fees)|a bit off|a bad turn|(?:i|we|he|she)(?:'ve)? had to|trying to .* but|clos(?:ing|ed) down|dropped (?:to|from)|off (?:on|with) (?:sick|stress|his|her)|went off|play with me|(?:dug|ripped|chewed|blown|knocked|torn|burnt) (?:up|off|down|over|out)|in front of people|fool of myself|left (?:out|the place)|anymore|any more|knocked over|(?:should|could)(?:'ve| have) (?:won|been|told|known|asked)|not (?:herself|himself|well|good|feeling)|at (?:my|his|her) wits?|the end of my|on my own|nobody to|on top of me|knocked me around|thrown me|coming down with|run (?:ragged|down|off)|up (?:all|half|most of) (?:the )?night|since (?:two|three|four|five) )/,
	],
];
