import { LegalLink } from "../../ui/legal-link.tsx";

/** What signing up agrees to. It is on the login screen too, because Google and Apple create accounts from there. */
export const AgreementNote = () => (
	<p>
		By signing up you agree to the <LegalLink to="terms" /> and the <LegalLink to="privacy" />.
	</p>
);
