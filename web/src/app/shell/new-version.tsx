import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { onNewVersion } from "../../offline/new-version.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./change-notices.module.css";

/** Offers a new version once it is ready: never during a conversation, and the page is not reloaded unasked. */
export function NewVersion() {
	const [isThere, setThere] = useState(false);
	const { pathname } = useLocation();
	useEffect(() => onNewVersion(() => setThere(true)), []);
	return (
		<div role="status" className={css.region}>
			{isThere && pathname !== "/app" && (
				<Notice type="info">
					<div className={css.offered}>
						<p>A new version of Sayso is ready. It starts the next time you open Sayso, or now.</p>
						<Button onPress={() => location.reload()}>Use it now</Button>
					</div>
				</Notice>
			)}
		</div>
	);
}
