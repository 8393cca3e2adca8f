import { messages } from "@sayso/contract/messages.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";

const { cancelled, cancelFailed, cancelExplained } = messages.subscription;

/** Ends the subscription at the end of the paid period, after two confirmations. */
export function CancelSubscription({ subscriptionId }: { subscriptionId: string }) {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const toast = useToast();
	const [isAsked, setAsked] = useState(false);
	const cancel = useMutation({
		mutationFn: () =>
			api.cancelSubscription({ body: { stripe_subscription_id: subscriptionId, cancel_at_period_end: true } }),
		onSuccess(subscription) {
			toast(cancelled);
			setAsked(false);
			queryClient.setQueryData(queries.subscription(api).queryKey, subscription);
		},
	});
	return (
		<>
			<Button look="danger" onPress={() => setAsked(true)}>
				Cancel Subscription
			</Button>
			<Dialog title="Cancel your subscription?" isOpen={isAsked} isAlert onClose={() => setAsked(false)}>
				<p>{cancelExplained}</p>
				{cancel.isError && <Notice type="error">{cancelFailed}</Notice>}
				<Button look="danger" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
					Yes, cancel it
				</Button>
				<Button onPress={() => setAsked(false)}>Keep my plan</Button>
			</Dialog>
		</>
	);
}
