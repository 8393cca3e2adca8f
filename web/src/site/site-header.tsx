import { brand } from "@sayso/contract/brand.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "../ui/logo.tsx";
import css from "./site-header.module.css";

const links = [
	{ href: "/#home", label: "Home" },
	{ href: "/#about", label: "About" },
	{ href: "/#pricing", label: "Pricing" },
	{ href: "/#what-to-expect", label: "News" },
	{ href: "/help", label: "Help" },
];

function Links() {
	return (
		<>
			{links.map(({ href, label }) => (
				<a key={href} href={href} className={css.link}>
					{label}
				</a>
			))}
			<span className={css.actions} data-for="visitor">
				<ButtonLink href="/login">Log In</ButtonLink>
				<ButtonLink href="/signup" look="primary">
					Sign Up
				</ButtonLink>
			</span>
			<span className={css.actions} data-for="member">
				<ButtonLink href="/app" look="primary">
					Dashboard
				</ButtonLink>
			</span>
		</>
	);
}

/** The navigation bar. On a small screen the links are in a `<details>`, which opens without JavaScript too. */
export function SiteHeader() {
	return (
		<header className={css.header}>
			<a href="#main" className={css.skip}>
				Skip to the content
			</a>
			<div className={css.bar}>
				<a href="/" className={css.home} aria-label={`${brand.product}, home page`}>
					<Logo />
				</a>
				<nav aria-label="Main" className={css.wide}>
					<Links />
				</nav>
				<details className={css.narrow} data-menu>
					<summary className={css.toggle} aria-label="Menu">
						<span className={css.open}>
							<Icon name="menu" />
						</span>
						<span className={css.close}>
							<Icon name="close" />
						</span>
					</summary>
					<nav aria-label="Main menu" className={css.sheet}>
						<Links />
					</nav>
				</details>
			</div>
		</header>
	);
}
