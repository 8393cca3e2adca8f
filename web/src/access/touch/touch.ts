export interface TouchPace {
	/** The shortest touch in milliseconds; 0: any tap. */
	hold: number;
	/** Milliseconds after a touch that counted in which the next does not. */
	ignoreSecond: number;
	/** The longest touch in milliseconds; 0: no limit. */
	longest: number;
}

export interface Touches {
	downAt: number | undefined;
	lastCounted: number;
}

export const noTouch: Touches = { downAt: undefined, lastCounted: Number.NEGATIVE_INFINITY };

/** A finger came down: returns whether the touch may count. */
export function touchDown(
	touches: Touches,
	{ ignoreSecond }: TouchPace,
	now: number,
): { touches: Touches; counts: boolean } {
	const counts = now - touches.lastCounted >= ignoreSecond;
	return { touches: { ...touches, downAt: counts ? now : undefined }, counts };
}

/** The finger was lifted: returns whether the touch pressed its target. */
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

/** Whether a quick second tap hits a control that has appeared under the finger since the first. @param tap 1 for the first tap */
export const isSlip = (tap: number, meant: unknown, before: unknown): boolean => tap > 1 && meant !== before;
