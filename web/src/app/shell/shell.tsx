import { Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import css from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** Keeps the choice on this device. */
const key = "sidebar-collapsed";

/** What surrounds every screen of the signed-in area. */
export function Shell() {
	const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === "true");

	function toggle(): void {
		localStorage.setItem(key, String(!collapsed));
		setCollapsed(!collapsed);
	}

	return (
		<div className={css.shell}>
			<a href="#screen" className={css.skip}>
				Skip to the content
			</a>
			<aside className={css.aside} aria-label="Sidebar">
				<Sidebar collapsed={collapsed} />
				<div className={css.toggle}>
					<IconButton
						icon={collapsed ? "expand" : "collapse"}
						label={collapsed ? "Widen the sidebar" : "Narrow the sidebar"}
						onPress={toggle}
					/>
				</div>
			</aside>
			<div className={css.page}>
				<TopBar />
				<main id="screen" tabIndex={-1} className={css.screen}>
					<OfflineNotice />
					<Outlet />
				</main>
			</div>
		</div>
	);
}
