import { zodResolver } from "@hookform/resolvers/zod";
import { messages } from "@sayso/contract/messages.ts";
import { newPasswordHint, SignUpPassword } from "@sayso/contract/rules/password.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./credentials-form.module.css";
import { resetSentenceFor } from "./sentences.ts";

const rules = z.object({ password: SignUpPassword });

interface SetNewPasswordProps {
	/** The code from the link in the email. */
	code: string;
	onClose: () => void;
	/** Called once the new password works. */
	onDone: () => void;
}

/** The dialog opened by the link of a reset email. */
export function SetNewPassword({ code, onClose, onDone }: SetNewPasswordProps) {
	const { identity } = useServices();
	const showToast = useToast();
	const [refusal, setRefusal] = useState<string>();
	const { control, handleSubmit, formState } = useForm({
		resolver: zodResolver(rules),
		defaultValues: { password: "" },
		mode: "onChange",
	});

	const submit = handleSubmit(async ({ password }) => {
		setRefusal(undefined);
		if (!code) return setRefusal(messages.reset.invalidAttempt);
		const outcome = await identity.confirmReset({ code, password });
		if (!outcome.ok) return setRefusal(resetSentenceFor(outcome.error));
		showToast(messages.reset.done);
		onDone();
	});

	return (
		<Dialog title="Set New Password" isOpen onClose={onClose}>
			<form className={css.form} onSubmit={submit} noValidate>
				<FormField control={control} name="password">
					{(field) => (
						<PasswordField {...field} label="New password" autoComplete="new-password" hint={newPasswordHint} />
					)}
				</FormField>
				{refusal && <Notice type="error">{refusal}</Notice>}
				<Button type="submit" look="primary" wide isPending={formState.isSubmitting}>
					Set new password
				</Button>
			</form>
		</Dialog>
	);
}
