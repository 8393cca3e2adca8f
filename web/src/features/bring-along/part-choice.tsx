import type { ReactNode } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { type Part, partNames } from "./belongings.ts";
import css from "./bring-along.module.css";

interface PartChoiceProps {
	part: Part;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
	children: ReactNode;
}

/** A checkbox for a part, with its description below. */
export function PartChoice({ part, isChosen, onChange, children }: PartChoiceProps) {
	return (
		<div className={css.part}>
			<Checkbox label={partNames[part]} name={part} value={isChosen} onChange={onChange} />
			{children}
		</div>
	);
}
