import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import css from "./notice.module.css";

export type NoticeType = "success" | "error" | "info" | "warning";

const icons: Record<NoticeType, IconName> = { success: "check", error: "alert", info: "speech", warning: "alert" };

interface NoticeProps {
	type: NoticeType;
	/** Announced when it appears: by default for errors and warnings. */
	live?: boolean;
	children: ReactNode;
}

/** A message in the place it is about. */
export function Notice({ type, live = type === "error" || type === "warning", children }: NoticeProps) {
	return (
		<div className={css.notice} data-type={type} role={live ? "alert" : undefined}>
			<Icon name={icons[type]} />
			<div>{children}</div>
		</div>
	);
}
