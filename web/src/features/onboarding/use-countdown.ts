import { useEffect, useState } from "react";

/** Whole seconds until a time, counted down to 0. */
export function useCountdown(until: number): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => {
			setNow(Date.now());
			if (Date.now() >= until) clearInterval(timer);
		}, 1_000);
		return () => clearInterval(timer);
	}, [until]);
	return Math.max(0, Math.ceil((until - now) / 1_000));
}
