import { brand } from "@sayso/contract/brand.ts";
import { useEffect, useId, useRef, useState } from "react";
import { helpGroups } from "../../content/help.ts";
import { type LinkComponent, PlainLink } from "../../ui/prose.tsx";
import { CardList } from "./card-list.tsx";
import css from "./help-center.module.css";
import { SearchBox } from "./search-box.tsx";
import { SearchResults } from "./search-results.tsx";

interface HelpCenterProps {
	link?: LinkComponent;
	/** Set if the page already has a main heading. */
	hideTitle?: boolean;
}

/** The list of the Help Center: its articles in groups or, with a search term, those that match. */
export function HelpCenter({ link = PlainLink, hideTitle = false }: HelpCenterProps) {
	const [term, setTerm] = useState("");
	const heading = useId();
	const box = useRef<HTMLInputElement>(null);

	// Take over what was typed before hydration.
	useEffect(() => setTerm(box.current?.value ?? ""), []);

	function clear(): void {
		setTerm("");
		box.current?.focus();
	}

	return (
		<div className={css.center}>
			<header className={css.header}>
				{!hideTitle && <h1>Help Center</h1>}
				<p>Find answers fast: how {brand.product} works, how to set it up, and what to do when it will not.</p>
				<SearchBox term={term} onChange={setTerm} inputRef={box} />
			</header>
			{term.trim() ? (
				<SearchResults term={term.trim()} link={link} onClear={clear} />
			) : (
				<div className={css.groups}>
					{helpGroups.map(({ title, cards }, index) => (
						<section key={title} aria-labelledby={`${heading}${index}`}>
							<h2 id={`${heading}${index}`}>{title}</h2>
							<CardList cards={cards} link={link} />
						</section>
					))}
				</div>
			)}
		</div>
	);
}
