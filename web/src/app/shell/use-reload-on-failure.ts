import { useEffect } from "react";
import { ApiError } from "../../api/api-error.ts";

const key = "reloaded-at";
/** A broken server must not make the page reload for ever. */
const pauseMilliseconds = 60_000;

/** Reloads the page if the server failed (500) to return the profile: once, then not for a minute. */
export function useReloadOnFailure(error: unknown, reload = () => window.location.reload()): void {
	const failed = error instanceof ApiError && error.problem.status === 500;
	useEffect(() => {
		const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
		if (!failed || Date.now() - last < pauseMilliseconds) return;
		sessionStorage.setItem(key, String(Date.now()));
		reload();
	}, [failed, reload]);
}
