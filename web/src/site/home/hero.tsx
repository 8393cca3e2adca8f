import { brand } from "@sayso/contract/brand.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { Island } from "../island.tsx";
import css from "./hero.module.css";

export function Hero() {
	return (
		<section id="home" className={css.hero}>
			<div className={css.words}>
				<span className={css.logo}>
					<LogoMark size={4} />
				</span>
				<h1>{brand.headline}</h1>
				<p>
					Communication made easy for anyone facing speech challenges. {brand.product} listens to the person you talk
					with, offers you replies, and says the one you pick aloud.
				</p>
				<p>No complex equipment, no downloads: stay in touch with family, friends and carers from your browser.</p>
				<div className={css.actions}>
					<ButtonLink href="#try-it" look="primary">
						Try it now
					</ButtonLink>
					<ButtonLink href="/signup">Sign up free</ButtonLink>
					<ButtonLink href="#who-its-for">Learn More</ButtonLink>
				</div>
			</div>
			<Island name="TryIt" />
		</section>
	);
}
