import { brand } from "@sayso/contract/brand.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Hydrated } from "../hydration/hydrated.tsx";
import { Logo } from "../ui/logo.tsx";
import css from "./entry-card.module.css";

interface EntryCardProps {
	title: string;
	subtitle: string;
	children: ReactNode;
}

/** The frame of the screens before login: the logo, which links home, and one card. */
export function EntryCard({ title, subtitle, children }: EntryCardProps) {
	const titleRef = useRef<HTMLHeadingElement>(null);
	const shown = useRef(title);
	useEffect(() => {
		document.title = `${title} – ${brand.product}`;
		// A card that replaces another in place announces itself.
		if (shown.current !== title && !document.activeElement?.matches("input")) titleRef.current?.focus();
		shown.current = title;
	}, [title]);
	return (
		<Hydrated>
			<div className={css.screen}>
				<header className={css.top}>
					<a href="/" aria-label={`${brand.product}, home page`}>
						<Logo />
					</a>
				</header>
				<main className={css.card}>
					<header>
						<h1 ref={titleRef} tabIndex={-1}>
							{title}
						</h1>
						<p>{subtitle}</p>
					</header>
					{children}
				</main>
			</div>
		</Hydrated>
	);
}
