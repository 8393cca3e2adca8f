import { brand } from "@sayso/contract/brand.ts";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * The title of the screen shown. It names the browser's tab too; and when the screen changes, it takes the focus, so
 * that a screen reader says where one has got to.
 */
export function useScreenTitle() {
	const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title ?? "Dashboard" });
	const titleRef = useRef<HTMLHeadingElement>(null);
	const comesFrom = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
	// Whoever opens the app begins at the top of the page; whoever comes from its login or first profile is led here.
	const shown = useRef<string | undefined>(comesFrom === undefined ? title : undefined);

	useEffect(() => {
		document.title = `${title} – ${brand.product}`;
		if (shown.current !== title) titleRef.current?.focus();
		shown.current = title;
	}, [title]);

	return { title, titleRef };
}
