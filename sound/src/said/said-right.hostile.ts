/** Pieces that, when repeated, make a careless regular expression backtrack endlessly. */
export const hostile = [
	..."5|1,0|1,000|00|.|:|-|$|/|pm|th|+|(|½|👍|a|%|J.|0412|°C|A|a.|a.b@|@|www.|5-|5.|5/|e.g.|'|5'|w/|<|x|12:30:|bbc.co.|é|ab/".split(
		"|",
	),
	..." |\n|ab |March |Smith |12 Elm |St |Dr. |5 -|Mon-|(0) |5 mg/| - |on |no. |Henry X|Smith St |$5 |8) |:) |\u200D|שלום |مرحبا".split(
		"|",
	),
];
