import { zodResolver } from "@hookform/resolvers/zod";
import { AuthEmail } from "@sayso/contract/rules/email.ts";
import { LoginPassword, newPasswordHint, SignUpPassword } from "@sayso/contract/rules/password.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useServices } from "../../api/services.tsx";
import type { IdentityError } from "../../identity/identity.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./credentials-form.module.css";

import { ForgotPassword } from "./forgot-password.tsx";
import { type Purpose, sentenceFor } from "./sentences.ts";

const purposes = {
	login: {
		rules: z.object({ email: AuthEmail, password: LoginPassword }),
		action: "Log in",
		password: { autoComplete: "current-password" },
	},
	signup: {
		rules: z.object({ email: AuthEmail, password: SignUpPassword }),
		action: "Create account",
		password: { autoComplete: "new-password", hint: newPasswordHint },
	},
} as const;

const exampleWhileTyping = " For example: name@example.com";

/**
 * Email and password, with the link for a forgotten password at login. Shows errors while typing; a refusal of the provider appears
 * above the button.
 */
export function CredentialsForm({ purpose }: { purpose: Purpose }) {
	const { identity } = useServices();
	const { rules, action, password } = purposes[purpose];
	const [refusal, setRefusal] = useState<IdentityError>();
	// The next screen may take a while to load; the button shows progress until then.
	const [entered, setEntered] = useState(false);
	const { control, getValues, handleSubmit, formState } = useForm({
		resolver: zodResolver(rules),
		defaultValues: { email: "", password: "" },
		mode: "onChange",
	});

	const submit = handleSubmit(async (credentials) => {
		setRefusal(undefined);
		const outcome = await (purpose === "login" ? identity.signIn(credentials) : identity.signUp(credentials));
		if (outcome.ok) setEntered(true);
		else setRefusal(outcome.error);
	});

	const form = (
		<form className={css.form} onSubmit={submit} noValidate>
			<FormField control={control} name="email">
				{({ error, ...field }) => (
					<TextField
						{...field}
						label="Email"
						type="email"
						autoComplete="email"
						error={error?.startsWith("Enter") && !formState.isSubmitted ? `${error}${exampleWhileTyping}` : error}
					/>
				)}
			</FormField>
			<FormField control={control} name="password">
				{(field) => <PasswordField {...field} {...password} label="Password" />}
			</FormField>
			{refusal && <Notice type="error">{sentenceFor(refusal, purpose)}</Notice>}
			<Button type="submit" look="primary" wide isPending={formState.isSubmitting || entered}>
				{action}
			</Button>
		</form>
	);
	if (purpose === "signup") return form;
	return (
		<>
			{form}
			<ForgotPassword typed={() => getValues("email")} />
		</>
	);
}
