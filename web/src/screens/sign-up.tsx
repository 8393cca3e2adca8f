import { Link } from "@tanstack/react-router";
import { OpenWays } from "../features/access/open-ways.tsx";
import { AgreementNote } from "../features/sign-in/agreement-note.tsx";
import { CredentialsForm } from "../features/sign-in/credentials-form.tsx";
import { ProviderButtons } from "../features/sign-in/provider-buttons.tsx";
import { EntryCard } from "./entry-card.tsx";

export function SignUp() {
	return (
		<EntryCard title="Create an Account" subtitle="Say more with less, from your browser.">
			<ProviderButtons />
			<CredentialsForm purpose="signup" />
			<AgreementNote />
			<p>
				Not sure yet? <a href="/#try-it">Try it without an account</a>
			</p>
			<p>
				Already have an account?{" "}
				<Link to="/login" search>
					Log in
				</Link>
			</p>
			<OpenWays />
		</EntryCard>
	);
}
