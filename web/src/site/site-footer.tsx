import { brand } from "@sayso/contract/brand.ts";
import { Logo } from "../ui/logo.tsx";
import css from "./site-footer.module.css";
import { SocialLinks } from "./social-links.tsx";
import { TextSize } from "./text-size.tsx";

interface Link {
	href: string;
	label: string;
}

const quickLinks: readonly Link[] = [
	{ href: "/#home", label: "Home" },
	{ href: "/#about", label: "About" },
	{ href: "/#pricing", label: "Pricing" },
	{ href: "/#what-to-expect", label: "News" },
];

const documents: readonly Link[] = [
	{ href: "/help", label: "Help Center" },
	{ href: "/privacy", label: "Privacy Policy" },
	{ href: "/terms", label: "Terms and Conditions" },
	{ href: "/accessibility", label: "Accessibility" },
];

function LinkList({ title, links }: { title: string; links: readonly Link[] }) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{links.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The imprint, as far as the brand data has it. */
const imprint = [brand.postalAddress.join(", "), brand.businessNumber && `ABN ${brand.businessNumber}`].filter(Boolean);

/** The footer of every public page: imprint, links, and the text size. */
export function SiteFooter() {
	return (
		<footer className={css.footer}>
			<div className={css.inner}>
				<div className={css.blurb}>
					<Logo />
					<p>{brand.description}</p>
					<a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
					{imprint.length > 0 && (
						<address>
							{imprint.map((line) => (
								<span key={line}>{line}</span>
							))}
						</address>
					)}
				</div>
				<LinkList title="Quick Links" links={quickLinks} />
				<LinkList title="Help and legal" links={documents} />
				{brand.social.length > 0 && (
					<nav aria-label="Follow Us" className={css.follow}>
						<h2>Follow Us</h2>
						<SocialLinks />
					</nav>
				)}
			</div>
			<div className={css.small}>
				<p>
					© <span data-year /> {brand.product}. Not for emergencies: in Australia call {brand.emergencyNumber}.
				</p>
				<TextSize />
			</div>
		</footer>
	);
}
