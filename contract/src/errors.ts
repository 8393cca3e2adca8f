import { z } from "zod";

interface ErrorEntry {
	status: number;
	title: string;
	/** The message for a person. */
	detail: string;
	/** Whether the same call may succeed later, unchanged. */
	retryable: boolean;
}

/** Every error that the server sends: its stable code, its HTTP status, its message. */
export const errors = {
	unauthenticated: { status: 401, title: "Not logged in", detail: "Please log in again.", retryable: false },
	limit_exceeded: { status: 401, title: "Limit Exceeded", detail: "Please upgrade your plan.", retryable: false },
	invalid: {
		status: 422,
		title: "Please check what you entered",
		detail: "Some of what was sent is not valid.",
		retryable: false,
	},
	code_too_soon: {
		status: 429,
		title: "Already sent",
		detail: "A code is already on its way. Please wait a minute before you ask for another.",
		retryable: true,
	},
	code_locked: {
		status: 429,
		title: "Too many tries",
		detail: "Too many wrong codes. Please request a new code.",
		retryable: false,
	},
	fresh_sign_in_needed: {
		status: 403,
		title: "Please log in again",
		detail: "Please enter your current password again.",
		retryable: false,
	},
	easy_password: {
		status: 422,
		title: "Easy to guess",
		detail: "That password is easy to guess. Please choose another.",
		retryable: false,
	},
	code_by_link: {
		status: 429,
		title: "A link instead of a code",
		detail:
			"Too many codes were asked for or tried for this address. We have mailed a link instead: open it and choose a password, and the address is confirmed.",
		retryable: false,
	},
	email_unverified: {
		status: 403,
		title: "Email Verification Required",
		detail: "Please confirm your email address first. We send you a code.",
		retryable: false,
	},
	password_not_set: {
		status: 403,
		title: "No password yet",
		detail:
			"This account has no password yet. Log out, press “Forgot password?” on the login screen and open the link we mail you: there you choose one.",
		retryable: false,
	},
	profile_incomplete: {
		status: 409,
		title: "Profile not complete",
		detail: "Please fill in your profile first.",
		retryable: false,
	},
	agreement_needed: {
		status: 409,
		title: "Terms and privacy",
		detail: "Please agree to the Terms and Conditions and the Privacy Policy.",
		retryable: false,
	},
	malformed: { status: 400, title: "Not readable", detail: "The request could not be read.", retryable: false },
	too_slow: {
		status: 408,
		title: "Too slow",
		detail: "The request took too long to arrive. Please try again.",
		retryable: true,
	},
	too_large: { status: 413, title: "Too long", detail: "That is more than can be sent at once.", retryable: false },
	unsupported_media: {
		status: 415,
		title: "Not readable",
		detail: "The request has to be JSON.",
		retryable: false,
	},
	forbidden: { status: 403, title: "Not allowed", detail: "You are not allowed to do that.", retryable: false },
	plan_needed: {
		status: 403,
		title: "Not part of your plan",
		detail: "Your plan does not include that.",
		retryable: false,
	},
	not_found: { status: 404, title: "Not found", detail: "There is nothing here.", retryable: false },
	too_many_photos: {
		status: 409,
		title: "Too many photos",
		detail:
			"200 of your phrases have a photo, which is as many as we keep. Take one away, or choose a picture of ours.",
		retryable: false,
	},
	too_many_phrases: {
		status: 409,
		title: "Too many phrases",
		detail:
			"You have 1,000 saved phrases, which is as many as we keep. Delete one that you no longer say, then save this one.",
		retryable: false,
	},
	too_many_requests: {
		status: 429,
		title: "Too many tries",
		detail: "Too many tries in a short time. Please wait a moment.",
		retryable: true,
	},
	plan_running: {
		status: 409,
		title: "Already paid for",
		detail: "Your plan is already paid for. You can choose another when it ends.",
		retryable: false,
	},
	foreign_price: {
		status: 409,
		title: "Another country's price",
		detail: "Prices follow the country of your account. Please reload the page and choose again.",
		retryable: false,
	},
	payment_declined: {
		status: 402,
		title: "Payment declined",
		detail: "Your card was declined. Please use another card.",
		retryable: false,
	},
	checkout_failed: {
		status: 502,
		title: "No payment page",
		detail: "The payment page could not be opened just now. Please try again.",
		retryable: true,
	},
	cancel_failed: {
		status: 502,
		title: "Not cancelled",
		detail: "Failed to cancel subscription. Please try again.",
		retryable: true,
	},
	payment_request_failed: {
		status: 500,
		title: "No invoice",
		detail: "Failed to submit payment request. Please try again.",
		retryable: true,
	},
	webhook_refused: { status: 400, title: "Not ours", detail: "The signature is not valid.", retryable: false },
	generation_failed: { status: 502, title: "No replies", detail: "Answer generation failed", retryable: true },
	speech_failed: {
		status: 502,
		title: "No voice",
		detail: "The voice could not be made just now.",
		retryable: true,
	},
	listening_unavailable: {
		status: 503,
		title: "Not listening",
		detail: "Listening is not available here just now. You can type instead.",
		retryable: true,
	},
	busy: { status: 503, title: "Busy", detail: "Sayso is busy just now. Please try again.", retryable: true },
	restarting: {
		status: 503,
		title: "Restarting",
		detail: "Sayso is restarting. Please try again in a moment.",
		retryable: true,
	},
	internal: {
		status: 500,
		title: "Something went wrong",
		detail: "Something went wrong on our side. Please try again.",
		retryable: true,
	},
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every error (RFC 9457, `application/problem+json`). `errors`: a message for each field path, with 422 and
 * `plan_needed`.
 */
export const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string(),
	code: z.enum(codes),
	retryable: z.boolean(),
	request_id: z.string().optional(),
	errors: z.record(z.string(), z.string()).optional(),
	/** Seconds until a retry makes sense, as in the Retry-After header. */
	retry_after: z.int().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The problem document of a code. `extra` adds details of this occurrence. */
export function problem(
	code: ErrorCode,
	extra: Partial<Pick<Problem, "detail" | "errors" | "request_id" | "retry_after">> = {},
): Problem {
	const { status, title, detail, retryable } = errors[code];
	return { type: "about:blank", title, status, detail, code, retryable, ...extra };
}

/** Thrown by a feature that refuses a request. It has one of the codes above, never free text. */
export class Refusal extends Error {
	readonly code: ErrorCode;
	/** A message for each field path, for `invalid` and `plan_needed`. */
	readonly fields: Record<string, string> | undefined;
	/** Seconds until a retry makes sense, for `too_many_requests` and `code_too_soon`. */
	readonly retryAfter: number | undefined;
	constructor(
		code: ErrorCode,
		options: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
	) {
		super(errors[code].detail, { cause: options.cause });
		this.name = "Refusal";
		this.code = code;
		this.fields = options.fields;
		this.retryAfter = options.retryAfter;
	}
}
