import type { ListeningProblem } from "./listening.ts";

/** Whether this page may hear; undefined where the browser does not tell. */
export async function microphonePermission(): Promise<PermissionState | undefined> {
	try {
		return (await navigator.permissions.query({ name: "microphone" })).state;
	} catch {
		return undefined;
	}
}

/** What a microphone that was not given means: the question was closed and can be asked again, or the answer is no. */
export const refusal = async (): Promise<ListeningProblem> =>
	(await microphonePermission()) === "prompt" ? "unanswered" : "refused";
