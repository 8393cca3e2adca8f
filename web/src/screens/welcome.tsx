import { messages } from "@sayso/contract/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { useSignOut } from "../app/shell/use-sign-out.ts";
import { NewProfileForm } from "../features/account/new-profile-form.tsx";
import { CodeForm } from "../features/onboarding/code-form.tsx";
import { NewAgreementForm } from "../features/onboarding/new-agreement-form.tsx";
import { useEmailVerification } from "../features/onboarding/use-email-verification.ts";
import { usePerson } from "../identity/session.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { EntryCard } from "./entry-card.tsx";

const { verification } = messages;

/** Between the first login and the communicator; and again when the legal texts have a new version. */
export function Welcome() {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { redirect = "/app" } = useSearch({ strict: false });
	const goOn = () => navigate({ href: redirect });
	// As it was on arrival: what is saved here changes it, and the screen stays until the next one is there.
	const [isNew] = useState(() => queryClient.getQueryData(queries.firstLoginCheck(api).queryKey)?.status === null);
	return isNew ? <FirstProfile onComplete={goOn} /> : <NewAgreement onAgreed={goOn} />;
}

function FirstProfile({ onComplete }: { onComplete: () => void }) {
	const { identity } = useServices();
	const person = usePerson(identity);
	const { verified, said, send, check, ...sending } = useEmailVerification();

	if (!person || verified === undefined)
		return (
			<EntryCard title={verification.checking} subtitle="This takes a moment.">
				<Spinner label="Loading" />
			</EntryCard>
		);
	if (!verified)
		return (
			<EntryCard title={verification.required} subtitle="So that nobody uses your address but you.">
				<CodeForm {...sending} email={person.email} said={said} onSend={send} onCheck={check} />
				<StartAgain />
			</EntryCard>
		);
	return (
		<EntryCard title="Complete Your Profile" subtitle="The last step: tell us who you are.">
			{said?.type === "success" && (
				<Notice type="success" live>
					{said.text}
				</Notice>
			)}
			<NewProfileForm person={person} onComplete={onComplete} />
			<StartAgain />
		</EntryCard>
	);
}

const NewAgreement = ({ onAgreed }: { onAgreed: () => void }) => (
	<EntryCard title="Our terms have changed" subtitle="We need your agreement before you go on.">
		<NewAgreementForm onAgreed={onAgreed} />
		<StartAgain />
	</EntryCard>
);

/** The way out, for a mistyped address or the wrong person. */
function StartAgain() {
	const signOut = useSignOut();
	return (
		<Button look="quiet" wide onPress={signOut}>
			Not you? Sign out
		</Button>
	);
}
