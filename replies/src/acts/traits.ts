/** What is known of an act, whatever words it is done in. What is not said of one is not so of it. */
export interface Traits {
	/** How much a clause of it wants an answer. An act without a weight is a question, and outweighs every statement (`hearing/focus`). */
	weight?: number;
	/** How a clause must be built to be it: `told` is no question, `asked` begins with a question word (`acts/classify`). */
	form?: "told" | "put" | "asked";
	/** What it wants of the person: to take it or leave it, a kindness back, to agree or not, an answer however it is put. */
	expects?: "taking" | "kindness" | "agreement" | "answer";
	/** How it sounds. What is low is sad, and does not yet keep joy out of the whole set. */
	mood?: "good" | "low" | "bad";
	/** Answered soberly whatever its words. The person never jokes about a `grave` one, even if a joke is asked for. */
	gravity?: "sober" | "grave";
	/** Answered lightly, and may be grave for all that: it is asked of the whole turn (`hearing/gravity`). */
	doubted?: true;
	/** A question that the person may ask back. */
	returned?: true;
	/** Any question for a yes or a no of which nothing closer is known. */
	yesOrNo?: true;
	/** Its rows are true of much else: they need no other reading beside them. */
	general?: true;
	/** Of strangers and carers, or a kindness: strong words have no place at it. */
	mild?: true;
}
