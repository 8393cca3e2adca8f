import { newsletterMessages } from "@sayso/contract/newsletter-messages.ts";
import { newsletterEmailProblem } from "@sayso/contract/rules/newsletter-email.ts";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./newsletter.module.css";
import { subscribe } from "./subscribe.ts";

/** Asks for an address and shows what is wrong with it while typing. */
export function NewsletterForm() {
	const id = useId();
	const toast = useToast();
	const box = useRef<HTMLInputElement>(null);
	const [problem, setProblem] = useState<string>();
	const [submitting, setSubmitting] = useState(false);
	const [subscribed, setSubscribed] = useState(false);

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		// Read from the fields, which may have been filled before hydration.
		const [email = "", website = ""] = ["email", "website"].map((name) => String(new FormData(form).get(name) ?? ""));
		const wrong = newsletterEmailProblem(email);
		setProblem(wrong);
		if (wrong) return box.current?.focus();
		setSubmitting(true);
		const taken = await subscribe(email.trim(), website);
		setSubmitting(false);
		setSubscribed(taken);
		if (taken) form.reset();
		toast(taken ? newsletterMessages.subscribed : newsletterMessages.failed, taken ? "success" : "error");
	}

	return (
		<form className={css.form} method="post" action="/api/v1/email-subscribe" onSubmit={submit} noValidate>
			<label htmlFor={id} className={css.label}>
				Email
			</label>
			<div className={css.row}>
				<input
					ref={box}
					id={id}
					type="email"
					name="email"
					autoComplete="email"
					placeholder="name@example.com"
					className={css.input}
					aria-invalid={problem !== undefined}
					aria-describedby={`${id}-problem`}
					onChange={({ target }) => setProblem(newsletterEmailProblem(target.value))}
				/>
				<PlainButton type="submit" look="primary" disabled={submitting}>
					{submitting && <Spinner />}
					<span>Subscribe</span>
				</PlainButton>
			</div>
			{/* A field hidden from people, against bots: see the contract. */}
			<input type="text" className={css.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
			<p id={`${id}-problem`} className={css.problem} role="status">
				{problem && (
					<>
						<Icon name="alert" size={1.25} /> {problem}
					</>
				)}
				{subscribed && !problem && "Almost done: please open the link in the email that we sent you."}
			</p>
			<noscript>
				<p>Your browser runs no scripts here. Write to us, and we will add you to the list.</p>
			</noscript>
		</form>
	);
}
