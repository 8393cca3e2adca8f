import { isKnown } from "../language/known.ts";

/** First names that are heard often. Most others are known by being no English word. */
const common = new Set(
	`aaron abby abdul abigail adam adele adrian agnes ahmed aidan aisha alan albert alex alexander alfie alice alicia alison amanda
	amelia amir amy andrea andrew andy angela angie anita ann anna anne annette annie anthony antonio april archie arthur ashley audrey
	barbara barry beatrice belinda ben benjamin bernard bernie beryl beth betty bev beverley bianca bill billy bob bobby brad brenda
	brendan brett brian bridget bronwyn bruce caitlin callum cameron carl carlos carmel carol caroline cassie cath catherine cathy
	charlie charlotte chen cheryl chloe chris christina christine claire clare claudia clive colin colleen connor craig daisy damien dan
	daniel danielle danny darren dave david dawn dean deb debbie deborah deepak dennis derek diana diane dimitri dominic don donald donna
	doris dorothy doug douglas dylan eddie edith edward eileen elaine eleanor elena eliza elizabeth ella ellen elsie emily emma eric
	erin ernie esther ethan eva evan evelyn ewan faye felicity fiona florence frances francis frank fred gabriel gail gareth gary gavin
	geoff george georgia gerald gina glen glenda gloria gordon grace graeme graham grant greg gwen hamish hannah harold harriet harry
	hassan heather hector heidi helen helena henry holly hugh hugo ian imogen ingrid irene isaac isabella isla ivan ivy jack jackie jacob
	jacqui jake james jamie jan jane janet janice jared jasmine jason jay jean jeff jen jenna jennifer jenny jeremy jess jesse jessica
	jill jim jimmy joan joanna joanne jodie joe joel john johnny jon jonathan jordan jose joseph josh joshua joy joyce juan judith judy
	julia julian julie june justin karen karl kate katherine kath kathleen kathy katie kay keith kelly ken kenneth kerry kevin khalid kim
	kirsty kyle kylie lachlan lara larry laura lauren laurie leah lee len leo leon leonie leslie lewis liam lily linda lindsay lisa
	lola lorraine louis louise luca lucas lucia lucy luke lyn lynette lynn mabel maddie madison maggie malcolm marcus margaret margie
	maria marie marilyn marion marjorie mark martha martin mary mateo matilda matt matthew maureen mavis max maya meg megan mei melanie
	melissa merv mia michael michelle miguel mike mila millie miranda miriam mohammed moira molly mona monica morgan muriel nadia nancy
	naomi natalie natasha nathan neil nell neville nick nicola nicole nigel nina noah noel noelle nora norma norman olive oliver olivia
	omar oscar owen pam pamela pat patricia patrick paul paula pauline pearl peggy penny percy pete peter phil philip phillip phoebe
	phyllis pia polly priya rachel raj ralph ravi ray raymond rebecca reg renee rhonda ricardo richard rick ricky rita rob robert robin
	robyn rod roger ron ronald rosa rose rosemary rosie ross roy ruby rupert russell ruth ryan sally sam samantha samuel sandra sandy
	sanjay sara sarah scott sean sebastian sergio shane sharon sheila shirley sid simon sofia sonia sophia sophie stacey stan stella
	stephanie stephen steve steven stuart sue susan suzanne sylvia tahlia tania tanya tara ted teresa terry tess thelma theo theresa
	thomas tim tina todd tom tommy toni tony tracey tracy trevor trish trudy ursula valerie vanessa vera veronica vic vicki victor
	victoria vincent viola violet virginia wade wally walter wanda warren wayne wei wendy wilfred will william xavier yasmin yusuf yvonne
	zac zach zoe`.split(/\s+/),
);

/** Whether a word can be a person's name: one of the common names, or no English word at all. */
export const canBeName = (word: string): boolean =>
	common.has(word.toLowerCase()) || (word.length > 2 && !isKnown(word));
