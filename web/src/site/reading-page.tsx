import type { ReactNode } from "react";
import css from "./reading-page.module.css";

/** The layout of the Help Center and the legal texts. */
export function ReadingPage({ children }: { children: ReactNode }) {
	return <div className={css.page}>{children}</div>;
}
