import { additions, swapsFor } from "@sayso/replies/swaps.ts";
import { useEffect, useRef, useState } from "react";
import type { WordEdit } from "../../../conversation/edit-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import css from "./draft-words.module.css";
import { TypedWord } from "./typed-word.tsx";

type Tool = "swap" | "before" | "after";

const verbs: Record<Tool, string> = { swap: "Swap for", before: "Add before", after: "Add after" };

interface WordToolsProps {
	/** The selected word, and its index. */
	at: number;
	word: string;
	/** The partner's words to choose from. */
	choices: readonly string[];
	onChange: (edit: WordEdit) => void;
	onDone: () => void;
}

/** Replaces one word, adds words beside it, or deletes it. */
export function WordTools({ at, word, choices, onChange, onDone }: WordToolsProps) {
	const [tool, setTool] = useState<Tool>("swap");
	const group = useRef<HTMLFieldSetElement>(null);
	const offered = tool === "swap" ? swapsFor(word, choices) : additions;

	useEffect(() => group.current?.querySelector("button")?.focus(), []);

	const put = (other: string) =>
		onChange(tool === "swap" ? { kind: "swap", at, word: other } : { kind: "add", at, side: tool, word: other });

	return (
		<fieldset ref={group} className={css.tools} data-scan-first>
			<legend>
				{verbs[tool]} <q>{word}</q>
			</legend>
			<div className={css.row}>
				{offered.map((other) => (
					<Button key={other} onPress={() => put(other)}>
						{other}
					</Button>
				))}
				<TypedWord key={tool} onWord={put} />
			</div>
			<div className={css.row}>
				{(Object.keys(verbs) as Tool[])
					.filter((other) => other !== tool)
					.map((other) => (
						<Button key={other} onPress={() => setTool(other)}>
							{other === "swap" ? "Swap" : verbs[other]}
						</Button>
					))}
				<Button icon={<Icon name="close" size={1.25} />} onPress={() => onChange({ kind: "delete", at })}>
					Delete
				</Button>
				<Button look="quiet" icon={<Icon name="back" size={1.25} />} onPress={onDone}>
					Leave it
				</Button>
			</div>
		</fieldset>
	);
}
