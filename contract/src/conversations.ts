/**
 * The tokens that a language model uses for a set of four replies: 1,600 for instructions, turn and replies (the mean
 * of 410 turns at four characters per token, `npm run bench speculation`), and 400 for an About Me of 300 words.
 */
export const tokensOfSet = 2_000;

/** The turns of a conversation, as the plan cards count it. */
export const turnsOfConversation = 10;

/** The number of conversations for which so many tokens are enough. */
export const conversationsIn = (tokens: number): number => Math.floor(tokens / (tokensOfSet * turnsOfConversation));
