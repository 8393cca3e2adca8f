import type { ReactNode } from "react";
import css from "./button.module.css";
import type { ButtonLook } from "./button.tsx";

/** A link that looks like a button: plain HTML, so that it works on the public pages before and without JavaScript. */
export function ButtonLink({
	href,
	look = "secondary",
	children,
}: {
	href: string;
	look?: ButtonLook;
	children: ReactNode;
}) {
	return (
		<a href={href} className={css.button} data-look={look}>
			{children}
		</a>
	);
}
