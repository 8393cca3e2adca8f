import { LegalLink } from "../../ui/legal-link.tsx";

/** What signing up agrees to. Google and Apple make an account from the login screen too, and so it stands on both. */
export const AgreementNote = () => (
	<p>
		By signing up you agree to the <LegalLink to="terms" /> and the <LegalLink to="privacy" />.
	</p>
);
