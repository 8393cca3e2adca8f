import type { ReactNode } from "react";
import css from "./help-page.module.css";

/** The room around a page of the Help Center. */
export function HelpPage({ children }: { children: ReactNode }) {
	return <div className={css.page}>{children}</div>;
}
