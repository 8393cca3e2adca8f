import { useSyncExternalStore } from "react";
import { Notice } from "../../ui/notice.tsx";

function listen(changed: () => void): () => void {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
}

/** Says so while the browser has no connection. */
export function OfflineNotice() {
	const online = useSyncExternalStore(listen, () => navigator.onLine);
	if (online) return null;
	return (
		<Notice type="warning">You are offline. New replies need a connection; it will be used once it is back.</Notice>
	);
}
