/** What is told where Sayso's voice stood in for the person's own. */
export const insteadWords = "Your own voice could not be reached. This is Sayso’s voice.";
