import { messages } from "@sayso/contract/messages.ts";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { OpenWays } from "../features/access/open-ways.tsx";
import { AgreementNote } from "../features/sign-in/agreement-note.tsx";
import { CredentialsForm } from "../features/sign-in/credentials-form.tsx";
import { ProviderButtons } from "../features/sign-in/provider-buttons.tsx";
import { SetNewPassword } from "../features/sign-in/set-new-password.tsx";
import { Notice } from "../ui/notice.tsx";
import { EntryCard } from "./entry-card.tsx";

/** /login, and /reset with the dialog that the link of a reset email opens. */
export function Login() {
	const { token, oobCode } = useSearch({ strict: false });
	const code = token ?? oobCode;
	const [wasReset, setWasReset] = useState(false);
	const navigate = useNavigate();
	// The screen stays: /reset without a code is the login screen.
	const dropCode = () => navigate({ to: "/reset", search: {}, replace: true });

	return (
		<EntryCard title="Welcome Back" subtitle="Log in to carry on the conversation.">
			{wasReset && <Notice type="success">{messages.reset.done}</Notice>}
			<ProviderButtons />
			<CredentialsForm purpose="login" />
			<AgreementNote />
			<p>
				Don't have an account?{" "}
				<Link to="/signup" search>
					Sign up
				</Link>
			</p>
			<OpenWays />
			{code !== undefined && (
				<SetNewPassword
					code={code}
					onClose={dropCode}
					onDone={() => {
						setWasReset(true);
						void dropCode();
					}}
				/>
			)}
		</EntryCard>
	);
}
