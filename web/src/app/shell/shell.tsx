import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { storedSettings } from "../../device/stored-settings.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { InteractionsLeft } from "./interactions-left.tsx";
import css from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** Do not wait for it: the screen works without it. */
const BackgroundNotices = lazy(async () => {
	for (;;) {
		const there = await import("./background-notices.tsx").catch(() => undefined);
		if (there) return { default: there.BackgroundNotices };
		await new Promise((resolve) => setTimeout(resolve, 10_000));
	}
});

/** The choice is stored on this device. */
const key = "sidebar-collapsed";

/** The frame around every screen of the signed-in area. */
export function Shell() {
	const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === "true");
	const [asBegun] = useState(storedSettings);

	function toggle(): void {
		localStorage.setItem(key, String(!collapsed));
		setCollapsed(!collapsed);
	}

	return (
		<div className={css.shell}>
			<a href="#screen" className={css.skip} data-scan="off">
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
					<ConnectionNotice />
					<InteractionsLeft />
					<Suspense>
						<BackgroundNotices asBegun={asBegun} />
					</Suspense>
					<Outlet />
				</main>
			</div>
		</div>
	);
}
