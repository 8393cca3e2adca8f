import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { AvatarMenu } from "./avatar-menu.tsx";
import { Drawer } from "./drawer.tsx";
import { PlanBadge } from "./plan-badge.tsx";
import css from "./top-bar.module.css";
import { useReloadOnFailure } from "./use-reload-on-failure.ts";
import { useScreenTitle } from "./use-screen-title.ts";

/** The bar above every screen: its title, the person's plan, and their account. */
export function TopBar() {
	const { api } = useServices();
	const { title, titleRef } = useScreenTitle();
	useReloadOnFailure(useQuery(queries.profile(api)).error);
	return (
		<header className={css.bar}>
			<div className={css.menu}>
				<Drawer />
			</div>
			<h1 ref={titleRef} tabIndex={-1}>
				{title}
			</h1>
			<PlanBadge />
			<AvatarMenu />
		</header>
	);
}
