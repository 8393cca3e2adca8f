import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import css from "./button.module.css";
import type { ButtonLook } from "./button.tsx";

interface AppLinkProps {
	/** A screen of the app. */
	href: `/app${string}`;
	look?: ButtonLook;
	icon?: ReactNode;
	children: ReactNode;
}

/** A link that looks like a button and leads to another screen without a page load, so that the conversation stays. */
export function AppLink({ href, look = "secondary", icon, children }: AppLinkProps) {
	const router = useRouter({ warn: false });

	function follow(event: MouseEvent) {
		if (!router || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		router.history.push(href);
	}
	return (
		<a href={href} className={css.button} data-look={look} onClick={follow}>
			{icon}
			<span>{children}</span>
		</a>
	);
}
