import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../api/services.tsx";
import { outboxOf } from "../../outbox/outbox.ts";
import { forgetAllLines } from "../../outbox/unsent-lines.ts";
import { ownWordsOf } from "../../prediction/own-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Deletes every conversation after two confirmations. */
export function ClearMemory({ onCleared }: { onCleared?: () => void }) {
	const services = useServices();
	const queryClient = useQueryClient();
	const toast = useToast();
	const [isAsked, setAsked] = useState(false);
	const clear = useMutation({
		networkMode: "always",
		mutationFn: () => forgetAllLines(outboxOf(services), services.kept, services.api),
		async onSuccess() {
			setAsked(false);
			toast("Everything that was remembered is deleted.");
			await (await ownWordsOf(await services.kept.open())).forgetAll();
			onCleared?.();
			await queryClient.resetQueries({ queryKey: ["memory"] });
		},
	});
	return (
		<>
			<Button look="danger" onPress={() => setAsked(true)}>
				Clear Memory
			</Button>
			<Dialog title="Clear Memory?" isOpen={isAsked} isAlert onClose={() => setAsked(false)}>
				<p>
					Every conversation that is remembered, and what your picks have taught, will be deleted at once. This cannot
					be undone.
				</p>
				{clear.isError && <Notice type="error">{clear.error.message}</Notice>}
				<Button look="danger" isPending={clear.isPending} onPress={() => clear.mutate()}>
					Yes, delete it all
				</Button>
				<Button onPress={() => setAsked(false)}>Keep it</Button>
			</Dialog>
		</>
	);
}
