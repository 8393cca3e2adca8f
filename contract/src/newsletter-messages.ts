/** The texts of the newsletter form. In a separate file, because the home page loads no others. */
export const newsletterMessages = {
	subscribed: "Thank you for subscribing!",
	failed: "Something went wrong. Please try again.",
} as const;
