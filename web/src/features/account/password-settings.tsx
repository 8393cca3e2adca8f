import { zodResolver } from "@hookform/resolvers/zod";
import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import type { IdentityError } from "../../identity/identity.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./account.module.css";
import { passwordRules } from "./password-rules.ts";

const { currentIncorrect, updated, updateFailed } = messages.password;
const wrongPassword: readonly IdentityError[] = ["wrong-password", "invalid-credential", "user-not-found"];

/** The server's objection to the new password; undefined for any other error. */
function refusalOf(error: unknown): string | undefined {
	if (!(error instanceof ApiError)) return undefined;
	return error.problem.errors?.new_password ?? (error.code === "easy_password" ? error.message : undefined);
}

/** The server's reason, if the person can act on it. */
function sentenceOf(error: unknown): string {
	const isUseful = error instanceof ApiError && (error.code === "too_many_requests" || error.code === "no_connection");
	return isUseful ? error.message : updateFailed;
}

/**
 * Changes the password. The person signs in again with the current one, which gives the fresh token that the server requires.
 * `onChanged`: called when it is time to log in with the new one.
 */
export function PasswordSettings({
	email,
	hasPassword,
	onChanged,
}: {
	email: string;
	/** An account without a password has no password to change: show how to set the first one. */
	hasPassword: boolean;
	onChanged: () => void;
}) {
	const { api, identity } = useServices();
	const showToast = useToast();
	const [result, setResult] = useState<{ done: boolean; text: string }>();
	const { control, handleSubmit, formState, setError, trigger } = useForm({
		resolver: zodResolver(passwordRules),
		defaultValues: { current: "", password: "", confirmation: "" },
		mode: "onChange",
	});

	const fail = (text: string) => {
		setResult({ done: false, text });
		showToast(text, "error");
	};

	const submit = handleSubmit(async ({ current, password }) => {
		setResult(undefined);
		const proof = await identity.signIn({ email, password: current });
		if (!proof.ok && wrongPassword.includes(proof.error))
			return setError("current", { message: currentIncorrect }, { shouldFocus: true });
		if (!proof.ok) return fail(proof.error === "too-many-requests" ? errors.too_many_requests.detail : updateFailed);
		try {
			await api.changePassword({ body: { new_password: password } });
			setResult({ done: true, text: updated });
			showToast(updated);
			onChanged();
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal) return setError("password", { message: refusal }, { shouldFocus: true });
			fail(sentenceOf(error));
		}
	});

	/** Another field depends on this one: validate that field again. */
	const andJudge = <Field extends { onChange: (value: string) => void }>(
		field: Field,
		other: "password" | "confirmation",
	): Field => ({
		...field,
		onChange(value: string) {
			field.onChange(value);
			void trigger(other);
		},
	});

	if (!hasPassword) return <Notice type="info">{errors.password_not_set.detail}</Notice>;
	return (
		<form className={css.form} onSubmit={submit} noValidate>
			<p className={css.soft}>
				At least 8 characters, with uppercase, lowercase and a number. Afterwards you log in with the new one.
			</p>
			<FormField control={control} name="current">
				{(field) => (
					<PasswordField {...andJudge(field, "password")} label="Current password" autoComplete="current-password" />
				)}
			</FormField>
			<FormField control={control} name="password">
				{(field) => (
					<PasswordField {...andJudge(field, "confirmation")} label="New password" autoComplete="new-password" />
				)}
			</FormField>
			<FormField control={control} name="confirmation">
				{(field) => <PasswordField {...field} label="Confirm new password" autoComplete="new-password" />}
			</FormField>
			{result && <Notice type={result.done ? "success" : "error"}>{result.text}</Notice>}
			<div className={css.actions}>
				<Button type="submit" look="primary" isPending={formState.isSubmitting}>
					Change password
				</Button>
			</div>
		</form>
	);
}
