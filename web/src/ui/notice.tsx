import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import css from "./notice.module.css";

export type NoticeType = "success" | "error" | "info" | "warning";

const icons: Record<NoticeType, IconName> = { success: "check", error: "alert", info: "speech", warning: "alert" };

interface NoticeProps {
	type: NoticeType;
	/** Read aloud the moment it appears: by default an error or a warning is. */
	live?: boolean;
	children: ReactNode;
}

/** A sentence that stays where it matters. */
export function Notice({ type, live = type === "error" || type === "warning", children }: NoticeProps) {
	return (
		<div className={css.notice} data-type={type} role={live ? "alert" : undefined}>
			<Icon name={icons[type]} />
			<div>{children}</div>
		</div>
	);
}
