import { messages } from "@sayso/contract/messages.ts";
import { useState } from "react";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./account.module.css";
import { DownloadData } from "./download-data.tsx";

const { deletion } = messages;

/** Deletes the account after a confirmation, and offers a copy of its data first. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
	const { api } = useServices();
	const showToast = useToast();
	const [asking, setAsking] = useState(false);
	const [state, setState] = useState<"idle" | "deleting" | "deleted" | "failed">("idle");

	async function remove(): Promise<void> {
		setState("deleting");
		try {
			await api.deleteUser();
			setState("deleted");
			showToast(deletion.deleted);
			onDeleted();
		} catch {
			setState("failed");
			showToast(deletion.failed, "error");
		}
		setAsking(false);
	}

	return (
		<>
			<p>
				A paid plan that still runs is cancelled. Then your profile, your preferences and your conversations are
				deleted. We keep only what the law asks for, such as invoices.
			</p>
			{state === "failed" && <Notice type="error">{deletion.failed}</Notice>}
			{state === "deleted" && <Notice type="success">{deletion.deleted}</Notice>}
			<div className={css.actions}>
				<DownloadData />
				<Button look="danger" isDisabled={state === "deleted"} onPress={() => setAsking(true)}>
					Delete Account
				</Button>
			</div>
			<Dialog title="Delete your account?" isOpen={asking} onClose={() => setAsking(false)} isAlert>
				<p>{deletion.confirm}</p>
				<div className={css.actions}>
					<Button onPress={() => setAsking(false)}>Keep my account</Button>
					<Button look="danger" isPending={state === "deleting"} onPress={remove}>
						Delete my account
					</Button>
				</div>
			</Dialog>
		</>
	);
}
