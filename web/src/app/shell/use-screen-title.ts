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
	const shown = useRef(title);

	useEffect(() => {
		document.title = `${title} – ${brand.product}`;
		if (shown.current !== title) titleRef.current?.focus();
		shown.current = title;
	}, [title]);

	return { title, titleRef };
}
