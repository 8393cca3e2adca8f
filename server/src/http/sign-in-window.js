// The end of signing in with a provider. The page that began it is told twice: as the opener of this window, and on a channel,
// since a provider's page may have parted the two. In the same window, where none could be opened, the person just goes on.
(() => {
	const { targetOrigin, ...outcome } = JSON.parse(document.getElementById("outcome").textContent);
	if (!outcome.nonce) {
		if (!outcome.error) location.replace(outcome.redirectTo);
		return;
	}
	window.opener?.postMessage(outcome, targetOrigin);
	const { type, nonce, error } = outcome;
	new BroadcastChannel(type).postMessage({ type, nonce, error });
	setTimeout(() => window.close());
})();
