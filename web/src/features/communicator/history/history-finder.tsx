import { limits } from "@sayso/contract/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import css from "./history.module.css";

interface HistoryFinderProps {
	words: string;
	onWords: (words: string) => void;
	/** How many lines were found so far; undefined while they are looked for. */
	count: number | undefined;
	isMore: boolean;
}

/** Where words are looked for, and how many lines have them. */
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
