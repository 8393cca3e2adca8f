import { zodResolver } from "@hookform/resolvers/zod";
import { messages } from "@sayso/contract/messages.ts";
import { ResetEmail } from "@sayso/contract/rules/email.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./credentials-form.module.css";

const rules = z.object({ email: ResetEmail });

/** "Forgot password?" and its dialog. `typed`: the address in the form. */
export function ForgotPassword({ typed }: { typed: () => string }) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button look="quiet" onPress={() => setOpen(true)}>
				Forgot password?
			</Button>
			<Dialog title="Reset your password" isOpen={isOpen} onClose={close}>
				<ForgotPasswordForm address={typed()} onDone={close} />
			</Dialog>
		</>
	);
}

/** Requests the email. The answer is the same whether or not the address has an account. */
function ForgotPasswordForm({ address, onDone }: { address: string; onDone: () => void }) {
	const { api } = useServices();
	const showToast = useToast();
	const [result, setResult] = useState<{ sent: boolean; text: string }>();
	const { control, handleSubmit, formState } = useForm({
		resolver: zodResolver(rules),
		defaultValues: { email: address },
		mode: "onChange",
	});

	const submit = handleSubmit(async (body) => {
		setResult(undefined);
		try {
			await api.requestPasswordReset({ body });
			setResult({ sent: true, text: messages.reset.sent });
			showToast(messages.reset.sent);
		} catch (error) {
			setResult({ sent: false, text: sentenceOf(error) });
		}
	});

	return (
		<form className={css.form} onSubmit={submit} noValidate>
			<p>Enter the email of your account. We will send you a link that sets a new password.</p>
			<FormField control={control} name="email">
				{(field) => <TextField {...field} label="Email" type="email" autoComplete="email" />}
			</FormField>
			{result && <Notice type={result.sent ? "success" : "error"}>{result.text}</Notice>}
			{result?.sent && <p>Nothing there? Look in your spam folder, or try another address you may have used.</p>}
			<Button type="submit" look="primary" wide isPending={formState.isSubmitting}>
				Send reset link
			</Button>
			<Button wide onPress={onDone}>
				Back to login
			</Button>
		</form>
	);
}

/** The server's message, unless it is only a general failure. */
const sentenceOf = (error: unknown): string =>
	error instanceof ApiError && error.code !== "internal" ? error.message : messages.reset.sendFailed;
