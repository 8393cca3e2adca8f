import { ButtonLink } from "../ui/button-link.tsx";
import { LogoMark } from "../ui/logo.tsx";
import css from "./not-found.module.css";

export function NotFound() {
	return (
		<section className={css.notFound}>
			<LogoMark size={5} />
			<h1>There is no page here</h1>
			<p>The address may have a typing mistake, or the page has moved.</p>
			<ButtonLink href="/" look="primary">
				Go to the home page
			</ButtonLink>
		</section>
	);
}
