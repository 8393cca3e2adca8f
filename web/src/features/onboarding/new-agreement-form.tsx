import { messages } from "@sayso/contract/messages.ts";
import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useCompleteProfile } from "../../api/profile-completion.ts";
import { visitorId } from "../../identity/visitor-id.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { LegalLink } from "../../ui/legal-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./onboarding.module.css";

/** Asks a person who agreed to an older version of the legal texts to agree to the current one. */
export function NewAgreementForm({ onAgreed }: { onAgreed: () => void }) {
	const completeProfile = useCompleteProfile();
	const [agreed, setAgreed] = useState(false);
	const [asked, setAsked] = useState(false);
	const box = useRef<HTMLInputElement>(null);
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		setAsked(true);
		setProblem(undefined);
		if (!agreed) return box.current?.focus();
		setSaving(true);
		try {
			await completeProfile({ agreedToTermsAndPrivacy: true, user_hash: visitorId() });
			onAgreed();
		} catch (error) {
			setProblem(error instanceof ApiError ? error.message : messages.profile.saveFailed);
			setSaving(false);
		}
	}

	return (
		<form className={css.form} onSubmit={submit}>
			<p>
				Please read the <LegalLink to="terms" /> and the <LegalLink to="privacy" /> as they are now.
			</p>
			<Checkbox
				label="I agree to the Terms and Conditions and the Privacy Policy."
				name="agreed"
				value={agreed}
				onChange={setAgreed}
				error={asked && !agreed ? messages.profile.agreementMissing : undefined}
				inputRef={box}
			/>
			{problem && <Notice type="error">{problem}</Notice>}
			<Button type="submit" look="primary" wide aria-disabled={!agreed} isPending={saving}>
				Continue
			</Button>
		</form>
	);
}
