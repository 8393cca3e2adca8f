export interface TouchPace {
	/** Milliseconds a touch lasts at least; 0: a tap will do. */
	hold: number;
	/** Milliseconds after a touch that counted in which the next does not. */
	ignoreSecond: number;
	/** Milliseconds a touch lasts at most; 0: as long as it likes. */
	longest: number;
}

export interface Touches {
	downAt: number | undefined;
	lastCounted: number;
}

export const noTouch: Touches = { downAt: undefined, lastCounted: Number.NEGATIVE_INFINITY };

/** A finger came down: whether that is listened to. */
export function touchDown(
	touches: Touches,
	{ ignoreSecond }: TouchPace,
	now: number,
): { touches: Touches; counts: boolean } {
	const counts = now - touches.lastCounted >= ignoreSecond;
	return { touches: { ...touches, downAt: counts ? now : undefined }, counts };
}

/** It was lifted: whether it pressed what it was on. */
export function touchUp(
	touches: Touches,
	{ hold, longest }: TouchPace,
	now: number,
): { touches: Touches; counts: boolean } {
	if (touches.downAt === undefined) return { touches, counts: false };
	const lasted = now - touches.downAt;
	const counts = lasted >= hold && (longest === 0 || lasted <= longest);
	return { touches: { downAt: undefined, lastCounted: counts ? now : touches.lastCounted }, counts };
}

/** Of a quick two the second tap is not for what has come beside the finger meanwhile. @param tap 1 for the first of them */
export const isSlip = (tap: number, meant: unknown, before: unknown): boolean => tap > 1 && meant !== before;
