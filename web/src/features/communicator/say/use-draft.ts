import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../api/services.tsx";

/** Milliseconds without a key after which what is typed is kept. */
const rest = 400;

/**
 * Keeps what is typed in this browser while it is not said, and gives it back to whoever opens the box with nothing in it.
 * @param give is told what was kept, once
 */
export function useDraft(text: string, give: (text: string) => void): void {
	const { kept } = useServices();
	const now = useRef(text);
	now.current = text;
	const [isRead, setRead] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it is given back once
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
		// Until it is known what was kept, nothing takes its place; what was typed meanwhile is kept then.
		if (!isRead) return;
		const keep = async () => {
			const shelves = await kept.open();
			await (text === "" ? shelves.remove("drafts", "own-words") : shelves.put("drafts", "own-words", text));
		};
		const timer = setTimeout(() => {
			// What cannot be kept is on the screen still.
			keep().catch(() => undefined);
		}, rest);
		return () => clearTimeout(timer);
	}, [kept, text, isRead]);
}
