import { useEffect, useRef } from "react";
import { useCommunicator } from "./communicator-context.tsx";
import type { Draft } from "./draft.ts";
import { DraftActions } from "./draft-actions.tsx";
import css from "./draft-panel.module.css";
import { DraftText } from "./draft-text.tsx";
import { DraftWords } from "./draft-words.tsx";

/** The reply that was picked, large, to be changed and said; nothing of it is said before Say it. */
export function DraftPanel() {
	const { draft } = useCommunicator().state;
	return draft ? <Panel key={`${draft.place} ${draft.card.text}`} draft={draft} /> : null;
}

function Panel({ draft }: { draft: Draft }) {
	const panel = useRef<HTMLElement>(null);
	useEffect(() => focusMain(panel.current), []);
	useEffect(() => {
		// The control that was pressed may be gone, or have nothing left to do.
		const { activeElement } = document;
		if (!activeElement || activeElement === document.body || activeElement.matches(":disabled"))
			focusMain(panel.current);
	});
	return (
		<section ref={panel} className={css.panel} aria-label="Your reply" data-scan-scope>
			{draft.step === "preview" && <p className={css.text}>{draft.text}</p>}
			{draft.step === "words" ? (
				<DraftWords draft={draft} />
			) : (
				<>
					{draft.step === "text" && <DraftText draft={draft} />}
					<DraftActions draft={draft} />
				</>
			)}
		</section>
	);
}

/** Unless the focus is in the panel already. */
function focusMain(panel: HTMLElement | null): void {
	const isThere = panel?.contains(document.activeElement) && !document.activeElement?.matches(":disabled");
	if (!isThere) panel?.querySelector<HTMLElement>("[data-main-action]")?.focus();
}
