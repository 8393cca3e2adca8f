import { brand } from "@sayso/contract/brand.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { LogoMark } from "../ui/logo.tsx";
import css from "./not-found.module.css";

export function ComingSoon() {
	return (
		<section className={css.notFound}>
			<LogoMark size={5} />
			<h1>Coming soon</h1>
			<p>We are still working on this part of {brand.product}. The news will say when it is there.</p>
			<ButtonLink href="/#what-to-expect" look="primary">
				Read the news
			</ButtonLink>
		</section>
	);
}
