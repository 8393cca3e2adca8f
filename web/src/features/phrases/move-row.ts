import { flushSync } from "react-dom";

/**
 * Moves a row of a list. The focus stays on the pressed button, or goes to the other one at an end of the list: at once, so that
 * the next key press finds it. `data-move` marks the two buttons of the row.
 */
export function moveRow(row: HTMLElement | null, press: (() => void) | undefined, way: "up" | "down"): void {
	flushSync(() => press?.());
	const buttons = [way, way === "up" ? "down" : "up"].map((each) =>
		row?.querySelector<HTMLButtonElement>(`[data-move="${each}"]:enabled`),
	);
	buttons.find(Boolean)?.focus();
}
