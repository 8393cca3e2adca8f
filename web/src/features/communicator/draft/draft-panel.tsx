import { type ReactNode, useEffect, useRef } from "react";
import css from "./draft-panel.module.css";

/** Where a reply is before it is said; the focus is kept in it. */
export function DraftPanel({ children }: { children: ReactNode }) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => focusMain(panel.current), []);
	useEffect(() => {
		// The control that was pressed may be gone, or have nothing left to do.
		const { activeElement } = document;
		if (!activeElement || activeElement === document.body || activeElement.matches(":disabled"))
			focusMain(panel.current);
	});
	return (
		<section ref={panel} className={css.panel} aria-label="Your reply">
			{children}
		</section>
	);
}

/** Unless the focus is in the panel already. */
function focusMain(panel: HTMLElement | null): void {
	const isThere = panel?.contains(document.activeElement) && !document.activeElement?.matches(":disabled");
	if (!isThere) panel?.querySelector<HTMLElement>("[data-main-action]")?.focus();
}
