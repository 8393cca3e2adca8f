import { Link } from "@tanstack/react-router";
import { CredentialsForm } from "../features/sign-in/credentials-form.tsx";
import { ProviderButtons } from "../features/sign-in/provider-buttons.tsx";
import { LegalLink } from "../ui/legal-link.tsx";
import { EntryCard } from "./entry-card.tsx";

export function SignUp() {
	return (
		<EntryCard title="Create an Account" subtitle="Say more with less, from your browser.">
			<ProviderButtons />
			<CredentialsForm purpose="signup" />
			<p>
				By signing up you agree to the <LegalLink to="terms" /> and the <LegalLink to="privacy" />.
			</p>
			<p>
				Already have an account?{" "}
				<Link to="/login" search>
					Log in
				</Link>
			</p>
		</EntryCard>
	);
}
