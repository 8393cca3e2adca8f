import { limits } from "@sayso/contract/limits.ts";
import { useCallback, useEffect, useRef } from "react";

/** Calls a function after two seconds, when a toast has been read, unless the screen was left before. */
export function useLater(): (act: () => void) => void {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return useCallback((act) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(act, limits.redirectMilliseconds);
	}, []);
}
