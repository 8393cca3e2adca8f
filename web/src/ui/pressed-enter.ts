import type { KeyboardEvent } from "react";

/** The key code of a key that a writing system has taken. */
const taken = 229;

/**
 * Whether a key is an Enter for the page. The Enter that confirms kana, hangul and the like is none: Safari gives it after the
 * composition has ended, and only the old key code tells it apart.
 */
export const pressedEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
	key === "Enter" && keyCode !== taken && !nativeEvent.isComposing;
