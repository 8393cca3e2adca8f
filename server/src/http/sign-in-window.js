// The last page of signing in with a provider. It sends the outcome to the page that began the sign-in, both to its
// opener and on a broadcast channel, because a provider's opener policy may have disconnected the opener. If the
// browser could not open a window, the sign-in continues in this one.
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
