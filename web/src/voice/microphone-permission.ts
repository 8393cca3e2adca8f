import type { ListeningProblem } from "./listening.ts";

/** Whether this page may use the microphone; undefined if the browser does not report it. */
export async function microphonePermission(): Promise<PermissionState | undefined> {
	try {
		return (await navigator.permissions.query({ name: "microphone" })).state;
	} catch {
		return undefined;
	}
}

/** Why the microphone was not given: the question was closed and can be asked again, or access is denied. */
export const refusal = async (): Promise<ListeningProblem> =>
	(await microphonePermission()) === "prompt" ? "unanswered" : "refused";
