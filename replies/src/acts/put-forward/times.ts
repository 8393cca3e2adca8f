import type { Act } from "../acts.ts";

const hours = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
/** Words that only say when: "next Tuesday at half past ten". */
const time = String.raw`(?:(?:next|this|the|a|on|early|late|any|half|quarter|past|to|around|about|at|\w+day(?:'s)?|tomorrow|tonight|week|weekend|month|morning|afternoon|arvo|evening|night|noon|midday|lunchtime|${hours}|thirty|fifteen|o'clock|am|pm|\d[\d:.]*(?:am|pm|st|nd|rd|th)?|first|second|third|fourth|${months}|of)\s*)+`;

/** A day or an hour put to the person, to be agreed. In order of precedence. */
export const timeForms: readonly (readonly [act: Act, pattern: RegExp])[] = [
	["suits", /^(?:i|we)(?:'d| would)(?: really)? like you to come (?:back|in) (?!and\b|here\b)\w+/i],
	[
		"suits",
		/^(?:i|we)(?:'d| would)(?: really)? like to see you (?:again|in|every|twice|once|three|next|back|more|for)\b/i,
	],
	[
		"suits",
		new RegExp(
			String.raw`^(?:does|would|will|is) (?:that |this )?${time}(?:be |still )?(?:suit|work|any good|(?:any )?good|okay|ok|all right|alright|fine|convenient|better|do|free)\b(?: for| with)?(?: you| us)?(?: at all| instead)?[?.!]*$`,
			"i",
		),
	],
	[
		"suits",
		new RegExp(
			`^(?:how(?:'s| is| about| would)|what about) ${time}(?:sound|suit|work|look)?(?: for| to| with)?(?: you| us)?[?.!]*$`,
			"i",
		),
	],
	["suits", /^(?:does|would|will) that (?:time |day )?(?:suit|work|be (?:any )?good)(?: for)?(?: you)?[?.!]*$/i],
	[
		"suits",
		/^(?:i|we)(?:'ll| will| can| could) .*\bif you(?:'re| are) (?:up to it|free|home|around|not (?:too )?busy|there|in)\b/i,
	],
	[
		"suits",
		/^(?:i|we) (?:can|could|should be able to) have (?:it|that|them|those|this|your \w+) (?:\w+ )?(?:for you |ready |done |fixed |back )+(?:for you )?(?:by|on|at|in|tomorrow|next)\b/i,
	],
	[
		"suits",
		new RegExp(
			String.raw`^(?:i|we|he|she|they|someone) (?:can|could) (?:come|be there|pop|drop|call|swing|get there|do it|do that|start|finish|be)\b(?!.*\bif you\b).*\b(?:\w+day|tomorrow|tonight|at \w+|next week|this (?:morning|afternoon|arvo|evening)|around \w+|(?:${hours}))\b`,
			"i",
		),
	],
	[
		"suits",
		new RegExp(
			String.raw`^(?:so )?(?:i|we|he|she|they|the (?:doctor|dentist|nurse|specialist|therapist|physio)) (?:can|could|might be able to) (?:do (?=\w+day|the \w+|an? |early|late|morning|afternoon|tomorrow|next|\d|${hours}|half)|fit you in|see you|squeeze you in|get you in|offer you|book you in)\b.*\b(?:\w+day|at|past|to|tomorrow|morning|afternoon|next|o'clock|\d+|first|${months})\b`,
			"i",
		),
	],
	[
		"suits",
		/^(?:the )?(?:earliest|next|first|only) (?:i|we|one|available|appointment|opening|slot|time|spot)\b.*\b(?:is|would be|'s)\b/i,
	],
	[
		"suits",
		/^(?:we|i)(?:'ve| have)(?: got)? (?:an? )?(?:opening|slot|spot|cancellation|appointment|gap|vacancy|something|(?:half past|quarter (?:past|to))? ?(?:\w+ ){0,2}(?:available|free))\b.*\b(?:at|on|tomorrow|\w+day|morning|afternoon|next)\b/i,
	],
	[
		"suits",
		/^there(?:'s| is)(?: an?)? (?:opening|slot|spot|cancellation|appointment|gap) (?:at|on|tomorrow|next|this|available|free|\w+day)\b/i,
	],
];
