import { brand } from "@sayso/contract/brand.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import css from "./newsletter.module.css";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter block: a description and the form. */
export function Newsletter() {
	return (
		<ToastProvider>
			<section id="newsletter" className={css.section} aria-labelledby="newsletter-title">
				<div className={css.inner}>
					<div className={css.words}>
						<h2 id="newsletter-title">Hear what is new</h2>
						<p>
							New voices, pictures and ways to press, in your mailbox now and then. {brand.product} never shares your
							address, and you can unsubscribe with one press.
						</p>
					</div>
					<NewsletterForm />
				</div>
			</section>
		</ToastProvider>
	);
}
