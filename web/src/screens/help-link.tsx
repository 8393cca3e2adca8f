import { Link } from "@tanstack/react-router";
import type { LinkComponent } from "../ui/prose.tsx";

/** A link of a help text inside the app: one to another article stays in the app. */
export const HelpLink: LinkComponent = ({ href, ...rest }) => {
	const [, slug, hash] = /^\/help\/([^#]+)#?(.*)$/.exec(href) ?? [];
	if (slug) return <Link to="/app/help/$slug" params={{ slug }} {...(hash && { hash })} {...rest} />;
	return href === "/help" ? <Link to="/app/help" {...rest} /> : <a href={href} {...rest} />;
};
