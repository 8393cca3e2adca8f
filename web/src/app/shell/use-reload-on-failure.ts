import { useEffect } from "react";
import { ApiError } from "../../api/api-error.ts";

const key = "reloaded-at";
/** A server that stays broken must not make the page load itself for ever. */
const pauseMilliseconds = 60_000;

/** Loads the page anew when the server has failed (500) to say who the person is: once, then not for a minute. */
export function useReloadOnFailure(error: unknown, reload = () => window.location.reload()): void {
	const failed = error instanceof ApiError && error.problem.status === 500;
	useEffect(() => {
		const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
		if (!failed || Date.now() - last < pauseMilliseconds) return;
		sessionStorage.setItem(key, String(Date.now()));
		reload();
	}, [failed, reload]);
}
