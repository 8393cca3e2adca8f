import { flushSync } from "react-dom";

/**
 * Moves a row of a list. The focus stays on what was pressed, or goes to its neighbour at an end: at once, so that the next key finds
 * it there. The two buttons of the row are named by `data-move`.
 */
export function moveRow(row: HTMLElement | null, press: (() => void) | undefined, way: "up" | "down"): void {
	flushSync(() => press?.());
	const buttons = [way, way === "up" ? "down" : "up"].map((each) =>
		row?.querySelector<HTMLButtonElement>(`[data-move="${each}"]:enabled`),
	);
	buttons.find(Boolean)?.focus();
}
