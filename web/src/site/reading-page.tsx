import type { ReactNode } from "react";
import css from "./reading-page.module.css";

/** The room around what is there to be read: the Help Center and the legal texts. */
export function ReadingPage({ children }: { children: ReactNode }) {
	return <div className={css.page}>{children}</div>;
}
