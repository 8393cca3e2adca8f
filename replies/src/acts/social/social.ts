import type { Act } from "../acts.ts";
import { comfortTopics } from "./comfort.ts";
import { companyTopics } from "./company.ts";
import { kindnessTopics } from "./kindness.ts";
import { meetingTopics } from "./meeting.ts";

/** What people say to be friendly. In order of precedence. */
const socialTopics = [...meetingTopics, ...companyTopics, ...kindnessTopics, ...comfortTopics];

/** The act of a clause, without its opening words, when it is one of those. */
export function socialActOf(clause: string): Act | undefined {
	return socialTopics.find(([, pattern]) => pattern.test(clause))?.[0];
}
