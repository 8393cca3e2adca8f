import { type ReactNode, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./told-changes.module.css";

/** That something is not there now, until it is closed or is there again. @param children what is told; nothing while it is there */
export function ToldGone({ children }: { children: ReactNode }) {
	const [isClosed, setClosed] = useState(false);
	if (!children && isClosed) setClosed(false);
	return (
		<div role="status" className={css.region}>
			{children && !isClosed && (
				<Notice type="warning" live={false}>
					<div className={css.told}>
						<p>{children}</p>
						<IconButton icon="close" label="Close the message" onPress={() => setClosed(true)} />
					</div>
				</Notice>
			)}
		</div>
	);
}
