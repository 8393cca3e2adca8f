import { type Ref, useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import css from "./search-box.module.css";

interface SearchBoxProps {
	term: string;
	onChange: (term: string) => void;
	inputRef: Ref<HTMLInputElement>;
}

/** The search field; results appear below while typing. */
export function SearchBox({ term, onChange, inputRef }: SearchBoxProps) {
	const id = useId();
	return (
		<search className={css.box}>
			<label htmlFor={id} className="visually-hidden">
				Search help
			</label>
			<Icon name="search" />
			<input
				ref={inputRef}
				id={id}
				type="search"
				placeholder="Search help…"
				autoComplete="off"
				value={term}
				onChange={(event) => onChange(event.target.value)}
			/>
		</search>
	);
}
