/** The sentences of the newsletter's form. In a file of their own: the home page loads no others. */
export const newsletterMessages = {
	subscribed: "Thank you for subscribing!",
	failed: "Something went wrong. Please try again.",
} as const;
