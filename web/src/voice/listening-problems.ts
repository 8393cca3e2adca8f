import type { ListeningProblem } from "./listening.ts";

/** What the screen says for each problem: what happened, and what the person can do. Typing always works. */
export const listeningProblems: Record<ListeningProblem, { title: string; detail: string }> = {
	refused: {
		title: "The microphone is blocked",
		detail: "Allow the microphone for this site in your browser’s settings, then start again. You can type instead.",
	},
	unanswered: {
		title: "The microphone is not allowed yet",
		detail: "Start again, and choose Allow when your browser asks. You can type instead.",
	},
	missing: { title: "No microphone found", detail: "Connect a microphone, then start again. You can type instead." },
	in_use: {
		title: "The microphone is busy",
		detail: "Another app is using it. Close that app, then start again. You can type instead.",
	},
	unplugged: {
		title: "The microphone was disconnected",
		detail: "What was heard is kept. Connect it again, or type the rest.",
	},
	unusable: {
		title: "No sound comes from this microphone",
		detail: "Try another microphone, then start again. What was heard is kept, and you can type the rest.",
	},
	insecure: {
		title: "Listening needs a secure address",
		detail: "Open this page with https:// at the front of its address. You can type instead.",
	},
	unsupported: { title: "This browser cannot listen", detail: "Try a newer browser, or type instead." },
	unreachable: {
		title: "The connection was lost",
		detail: "What was heard is kept. Start again when you are online, or type the rest.",
	},
	unavailable: { title: "Listening is not available just now", detail: "Start again in a moment, or type instead." },
	elsewhere: {
		title: "Listening moved to another window",
		detail: "You started to listen somewhere else. What was heard here is kept.",
	},
	too_many: {
		title: "Too many tries in a short time",
		detail: "Wait a moment, then start again. You can type instead.",
	},
	busy: {
		title: "Many people are listening just now",
		detail: "Start again in a moment, or type instead. What was heard is kept.",
	},
	logged_out: { title: "You are logged out", detail: "Log in again to listen. What was heard is kept." },
};
