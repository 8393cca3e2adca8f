import { messages } from "@sayso/contract/messages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { useSignOut } from "../app/shell/use-sign-out.ts";
import { NewProfileForm } from "../features/account/new-profile-form.tsx";
import { CodeForm } from "../features/onboarding/code-form.tsx";
import { NewAgreementForm } from "../features/onboarding/new-agreement-form.tsx";
import { useEmailVerification } from "../features/onboarding/use-email-verification.ts";
import { AboutMeStep } from "../features/preferences/about-me-step.tsx";
import { usePerson } from "../identity/session.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { EntryCard } from "./entry-card.tsx";

const { verification } = messages;

/** Shown between the first login and the communicator, and again for a new version of the legal texts. */
export function Welcome() {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { redirect = "/app" } = useSearch({ strict: false });
	const goOn = () => navigate({ href: redirect });
	const { queryKey } = queries.firstLoginCheck(api);
	// The state on arrival: saving here changes it, and the screen stays until the next one is loaded.
	const [arrival] = useState(() => queryClient.getQueryData(queryKey));
	const [proved, setProved] = useState(arrival?.email_verified !== false);
	if (arrival?.status === null) return <FirstProfile onComplete={goOn} />;
	if (proved) return <NewAgreement onAgreed={goOn} />;
	const onProved = () => {
		queryClient.setQueryData(queryKey, (check) => check && { ...check, email_verified: true });
		if (arrival?.agreement_needed) setProved(true);
		else void goOn();
	};
	return <AddressToProve onProved={onProved} />;
}

/** A person with a profile whose address is not verified. */
function AddressToProve({ onProved }: { onProved: () => void }) {
	const { identity } = useServices();
	const person = usePerson(identity);
	const proof = useEmailVerification();
	const once = useRef(false);
	useEffect(() => {
		if (!proof.verified || once.current) return;
		once.current = true;
		onProved();
	}, [proof.verified, onProved]);
	return verificationCard(person, proof);
}

/** A card rather than a component: the next card then gets the focus. */
function verificationCard(
	person: ReturnType<typeof usePerson>,
	{ verified, said, send, check, ...sending }: ReturnType<typeof useEmailVerification>,
) {
	if (!person || verified !== false)
		return (
			<EntryCard title={verification.checking} subtitle="This takes a moment.">
				<Spinner label="Loading" />
			</EntryCard>
		);
	return (
		<EntryCard title={verification.required} subtitle="This makes sure that nobody else uses your address.">
			<CodeForm {...sending} email={person.email} said={said} onSend={send} onCheck={check} />
			<StartAgain />
		</EntryCard>
	);
}

function FirstProfile({ onComplete }: { onComplete: () => void }) {
	const { identity } = useServices();
	const person = usePerson(identity);
	const [hasProfile, setHasProfile] = useState(false);
	const proof = useEmailVerification();
	const { said } = proof;
	if (!person || !proof.verified) return verificationCard(person, proof);
	if (hasProfile)
		return (
			<EntryCard
				title="About Me"
				subtitle="A few words about you make your replies yours. You can write them, or change them, at any time in Preferences."
			>
				<FreePlanUsed />
				<AboutMeStep personId={person.id} onDone={onComplete} />
			</EntryCard>
		);
	return (
		<EntryCard title="Complete Your Profile" subtitle="The last step: tell us who you are.">
			{said?.type === "success" && (
				<Notice type="success" live>
					{said.text}
				</Notice>
			)}
			<FreePlanUsed />
			<NewProfileForm person={person} onComplete={() => setHasProfile(true)} />
			<StartAgain />
		</EntryCard>
	);
}

/** Shown to people who return after deleting an account. */
function FreePlanUsed() {
	const { api } = useServices();
	const { data } = useQuery({ ...queries.firstLoginCheck(api), enabled: false });
	if (!data?.free_plan_used) return null;
	return <Notice type="info">{messages.subscription.freePlanUsed}</Notice>;
}

const NewAgreement = ({ onAgreed }: { onAgreed: () => void }) => (
	<EntryCard title="Our terms have changed" subtitle="We need your agreement before you go on.">
		<NewAgreementForm onAgreed={onAgreed} />
		<StartAgain />
	</EntryCard>
);

/** Signs out, for a mistyped address or the wrong person. */
function StartAgain() {
	const signOut = useSignOut();
	return (
		<Button look="quiet" wide onPress={signOut}>
			Not you? Sign out
		</Button>
	);
}
