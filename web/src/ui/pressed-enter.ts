import type { KeyboardEvent } from "react";

/** The key code of a key handled by an input method. */
const taken = 229;

/**
 * Whether a key is an Enter for the page. The Enter that confirms kana, hangul and similar is not: Safari sends it after the
 * composition has ended, and only the old key code distinguishes it.
 */
export const pressedEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
	key === "Enter" && keyCode !== taken && !nativeEvent.isComposing;
