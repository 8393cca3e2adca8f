import { Link, type LinkProps } from "@tanstack/react-router";
import css from "./back-link.module.css";
import { Icon } from "./icon.tsx";

/** A link back to the parent screen. */
export function BackLink({ to, children }: { to: LinkProps["to"]; children: string }) {
	return (
		<Link to={to} className={css.back}>
			<Icon name="back" size={1.25} /> {children}
		</Link>
	);
}
