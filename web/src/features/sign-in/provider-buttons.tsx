import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./provider-buttons.module.css";
import { providerSentenceFor } from "./sentences.ts";

const names: Record<SignInProvider, string> = { google: "Google", apple: "Apple" };

/** Buttons to sign in or up with Google or Apple, each if it is configured. */
export function ProviderButtons() {
	const { api, identity } = useServices();
	const { data } = useQuery(queries.signInOptions(api));
	const [pending, setPending] = useState<SignInProvider>();
	const [refusal, setRefusal] = useState<string>();
	if (!data || data.providers.length === 0) return null;

	async function signInWith(provider: SignInProvider): Promise<void> {
		setRefusal(undefined);
		setPending(provider);
		const outcome = await identity.signInWith(provider);
		setPending(undefined);
		if (!outcome.ok) setRefusal(providerSentenceFor(outcome.error, provider));
	}

	return (
		<div className={css.providers}>
			{data.providers.map((provider) => (
				<Button
					key={provider}
					wide
					isPending={pending === provider}
					isDisabled={pending !== undefined && pending !== provider}
					onPress={() => signInWith(provider)}
				>
					Continue with {names[provider]}
				</Button>
			))}
			{refusal && <Notice type="error">{refusal}</Notice>}
			<p className={css.divider}>or continue with email</p>
		</div>
	);
}
