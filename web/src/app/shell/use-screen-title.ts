import { brand } from "@sayso/contract/brand.ts";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Sets the screen's title in the browser tab too; when the screen changes, it gets the focus, so that a screen reader announces the
 * new screen.
 */
export function useScreenTitle() {
	const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title ?? "Dashboard" });
	const titleRef = useRef<HTMLHeadingElement>(null);
	const comesFrom = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
	// A person who opens the app starts at the top of the page; one who comes from login or the first profile starts here.
	const shown = useRef<string | undefined>(comesFrom === undefined ? title : undefined);

	useEffect(() => {
		document.title = `${title} – ${brand.product}`;
		if (shown.current !== title) titleRef.current?.focus();
		shown.current = title;
	}, [title]);

	return { title, titleRef };
}
