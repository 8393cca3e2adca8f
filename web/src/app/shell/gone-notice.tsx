import { type ReactNode, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./change-notices.module.css";

/**
 * A warning that something chosen is missing, until it is closed or the thing is back. @param children its text; falsy while
 * nothing is missing
 */
export function GoneNotice({ children }: { children: ReactNode }) {
	const [isClosed, setClosed] = useState(false);
	if (!children && isClosed) setClosed(false);
	return (
		<div role="status" className={css.region}>
			{children && !isClosed && (
				<Notice type="warning" live={false}>
					<div className={css.notice}>
						<p>{children}</p>
						<IconButton icon="close" label="Close the message" onPress={() => setClosed(true)} />
					</div>
				</Notice>
			)}
		</div>
	);
}
