// The last page of signing in with a provider. It sends the outcome to the page that began the sign-in: to its opener, and on a
// channel, because a provider's own opener policy may have cut the opener off. If no window could be opened, it goes on in this one.
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
