import type { Fact, FactKind } from "@sayso/replies/knowing/fact.ts";
import { factsIn, keyOf } from "@sayso/replies/knowing/facts-in.ts";
import { mend } from "@sayso/replies/knowing/mend.ts";
import { allow, isRefused, refuse } from "@sayso/replies/knowing/refused.ts";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { MendFact } from "./mend-fact.tsx";
import css from "./understood.module.css";

const labels: Readonly<Record<FactKind, string>> = {
	name: "Name",
	home: "Home",
	person: "Person",
	pet: "Pet",
	work: "Work",
	routine: "Usually",
	likes: "Likes",
	dislikes: "Does not like",
	food: "Food",
	drink: "Drink",
	forbidden: "Must not have",
	team: "Team",
};
const labelOf = ({ kind, of }: Fact) => (of ? of.charAt(0).toUpperCase() + of.slice(1) : labels[kind]);

/**
 * The facts that replies take from About Me. Each can be corrected or excluded; both change the text itself, which is saved with
 * the form. Something the person must not have, such as an allergen, can be corrected but not excluded, because it protects the
 * person.
 */
export function Understood({ text, onChange }: { text: string; onChange: (text: string) => void }) {
	const facts = useMemo(() => factsIn(text), [text]);
	const [mending, setMending] = useState<string>();
	const title = useId();
	const list = useRef<HTMLUListElement>(null);
	/** The row that gets the focus back after the pressed button has disappeared. */
	const back = useRef<number>(undefined);
	useEffect(() => {
		if (back.current === undefined) return;
		list.current?.children[back.current]?.querySelector("button")?.focus();
		back.current = undefined;
	});
	if (facts.length === 0) return null;

	function mended(fact: Fact, value: string): void {
		const changed = mend(text, fact, value);
		const known = new Set(facts.map(keyOf));
		const at = factsIn(changed).findIndex((each) => !known.has(keyOf(each)));
		back.current = at < 0 ? facts.indexOf(fact) : at;
		setMending(undefined);
		onChange(changed);
	}

	function left(at: number): void {
		back.current = at;
		setMending(undefined);
	}

	function changed(next: string, at: number): void {
		back.current = at;
		onChange(next);
	}

	return (
		<section className={css.understood} aria-labelledby={title}>
			<h3 id={title}>What Sayso understood</h3>
			<p>Replies may say this. Is something wrong? Change it, or choose that it is never said.</p>
			<ul ref={list}>
				{facts.map((fact, at) => {
					const refused = isRefused(fact, text);
					const words = `${labelOf(fact)}: ${fact.value}`;
					return (
						<li key={keyOf(fact)} data-refused={refused || undefined}>
							{mending === keyOf(fact) ? (
								<MendFact
									label={labelOf(fact)}
									value={fact.value}
									onMend={(value) => mended(fact, value)}
									onLeave={() => left(at)}
								/>
							) : (
								<>
									<p>
										<span>{labelOf(fact)}</span>
										<b>{fact.value}</b>
										{refused && <em>Never said</em>}
									</p>
									{refused ? (
										<Button aria-label={`Say it again. ${words}`} onPress={() => changed(allow(text, fact), at)}>
											Say it again
										</Button>
									) : (
										<>
											<Button aria-label={`Change. ${words}`} onPress={() => setMending(keyOf(fact))}>
												Change
											</Button>
											{fact.kind !== "forbidden" && (
												<Button aria-label={`Never say this. ${words}`} onPress={() => changed(refuse(text, fact), at)}>
													Never say this
												</Button>
											)}
										</>
									)}
								</>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
