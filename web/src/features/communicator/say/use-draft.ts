import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../api/services.tsx";

/** Milliseconds without typing before the text is stored. */
const rest = 400;

/**
 * Stores the typed text in this browser until it is spoken, and restores it when an empty box is opened.
 * @param give receives the stored text, once
 */
export function useDraft(text: string, give: (text: string) => void): void {
	const { kept } = useServices();
	const now = useRef(text);
	now.current = text;
	const [isRead, setRead] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: restore once
	useEffect(() => {
		kept
			.open()
			.then((shelves) => shelves.get<unknown>("drafts", "own-words"))
			.catch(() => undefined)
			.then((draft) => {
				setRead(true);
				if (typeof draft === "string" && draft && now.current === "") give(draft);
			});
	}, [kept]);

	useEffect(() => {
		// Do not overwrite the stored text before it is read; text typed meanwhile is stored after that.
		if (!isRead) return;
		const keep = async () => {
			const shelves = await kept.open();
			await (text === "" ? shelves.remove("drafts", "own-words") : shelves.put("drafts", "own-words", text));
		};
		const timer = setTimeout(() => {
			// If storing fails, the text is still on the screen.
			keep().catch(() => undefined);
		}, rest);
		return () => clearTimeout(timer);
	}, [kept, text, isRead]);
}
