/** Words that begin a sentence with a capital, and stand behind a comma without. Not names (Will is one), and not `I`. */
const small =
	"a,all,and,how's,that'll,what'll,who'll,they've,we've,there'll,she's,he's,aren't,don't,didn't,won't,can't,haven't,are,as,at,but,by,can,could,did,do,does,don't,for,give,good,had,has,have,here,how,if,in,is,isn't,it,it's,its,just,let,let's,maybe,might,my,no,not,of,on,only,or,our,perhaps,please,possibly,quite,really,she,should,so,some,sorry,sure,thank,thanks,that,that's,the,there,there's,they,they're,this,to,was,we,we'll,we're,were,what,what's,when,where,where's,which,who,who's,why,would,yes,you,you'd,you're,you've,your,he,nothing,lovely,okay,of,too,very,now,excellent,hard,who".split(
		",",
	);
const behindComma = new RegExp(
	`(?<=, )(?:${small.join("|")}|will(?= (?:you|we|I|it|he|she|they|there|that|this|the)\\b))(?![\\w'])`,
	"gi",
);

/** A text that was changed, with its capitals and spaces where they belong. */
export const asSpoken = (text: string): string =>
	text
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,!?])/g, "")
		.replace(/,(?=[.!?])/g, "")
		.trim()
		.replace(behindComma, (word) => word.toLowerCase())
		.replace(/(?:^|(?<=[.!?] ))\p{Ll}/gu, (letter) => letter.toUpperCase());
