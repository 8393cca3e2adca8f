import { type ReactNode, useEffect, useRef } from "react";
import css from "./draft-panel.module.css";

/** Shows a reply before it is spoken, and keeps the focus inside. */
export function DraftPanel({ children }: { children: ReactNode }) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => focusMain(panel.current), []);
	useEffect(() => {
		// The pressed control may be gone or disabled.
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

/** Does nothing if the focus is in the panel already. */
function focusMain(panel: HTMLElement | null): void {
	const isThere = panel?.contains(document.activeElement) && !document.activeElement?.matches(":disabled");
	if (!isThere) panel?.querySelector<HTMLElement>("[data-main-action]")?.focus();
}
