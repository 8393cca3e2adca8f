import { limits } from "@sayso/contract/limits.ts";
import { TextField } from "../../ui/text-field.tsx";
import css from "./history.module.css";

interface HistoryFinderProps {
	words: string;
	onWords: (words: string) => void;
	/** The number of lines found so far; undefined while searching. */
	count: number | undefined;
	isMore: boolean;
}

/** The search field, and the number of matching lines. */
export function HistoryFinder({ words, onWords, count, isMore }: HistoryFinderProps) {
	return (
		<div>
			<TextField
				label="Search"
				type="search"
				value={words}
				onChange={onWords}
				maxLength={limits.memorySearch.characters}
			/>
			<div role="status">
				{words.trim() && count !== undefined && <p className={css.found}>{found(count, isMore)}</p>}
			</div>
		</div>
	);
}

function found(count: number, isMore: boolean): string {
	if (count === 0) return "No lines have these words.";
	return `${count}${isMore ? " or more" : ""} ${count === 1 ? "line has" : "lines have"} these words.`;
}
