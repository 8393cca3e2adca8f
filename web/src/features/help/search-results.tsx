import { useEffect, useId, useState } from "react";
import { helpCards, helpWords } from "../../content/help.ts";
import type { LinkComponent } from "../../ui/prose.tsx";
import { CardList } from "./card-list.tsx";
import css from "./help-center.module.css";
import { searchHelp } from "./search.ts";

interface SearchResultsProps {
	/** Not empty. */
	term: string;
	link: LinkComponent;
	onClear: () => void;
}

/** The matching articles. Titles are searched at once; texts once they are loaded. */
export function SearchResults({ term, link, onClear }: SearchResultsProps) {
	const [words, setWords] = useState<ReadonlyMap<string, string>>();
	const heading = useId();
	const found = searchHelp(helpCards, words, term);

	useEffect(() => {
		// If the texts do not load, titles are searched all the same.
		helpWords().then(setWords, () => undefined);
	}, []);

	return (
		<section className={css.results} aria-labelledby={heading}>
			<h2 id={heading} aria-live="polite">
				Search Results{found.length > 0 && ` (${found.length})`}
			</h2>
			{found.length > 0 ? (
				<CardList cards={found} link={link} />
			) : (
				<>
					<p role="status">No articles found matching “{term}”</p>
					<button type="button" className={css.clear} onClick={onClear}>
						Clear search
					</button>
				</>
			)}
		</section>
	);
}
