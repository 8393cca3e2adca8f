const coarse =
	/\b(?:fuck\w*|motherfuck\w*|shit\w*|bullshit|cunt\w*|bitch\w*|bastards?|wank\w*|cocks?|dicks?|pussy|arsehole|asshole|slut\w*|whore|nudes?|naked|horny|sex\w*|porn\w*)\b/i;

/** Whether a text holds a word that is only for those who may have adult language. */
export const isCoarse = (text: string): boolean => coarse.test(text);
