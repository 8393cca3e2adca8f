import { messages } from "@sayso/contract/messages.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Opens the payment service's page for cards and receipts, in this window. */
export function PortalButton() {
	const { api } = useServices();
	const portal = useMutation({
		mutationFn: () => api.portalLink(),
		onSuccess: ({ portal_url }) => window.location.assign(portal_url),
	});
	return (
		<>
			<Button isPending={portal.isPending} onPress={() => portal.mutate()}>
				Cards and receipts
			</Button>
			{portal.isError && <Notice type="error">{failure(portal.error)}</Notice>}
		</>
	);
}

/** A person who has not ordered anything, or whom the payment service no longer has, has no such page. */
const failure = (error: Error): string =>
	error instanceof ApiError && error.problem.code === "not_found" ? messages.subscription.noReceipts : error.message;
