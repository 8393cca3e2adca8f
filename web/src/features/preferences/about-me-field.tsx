import { limits } from "@sayso/contract/limits.ts";
import { wordCount } from "@sayso/contract/rules/about-me.ts";
import { type RefCallback, useRef } from "react";
import { aboutMeTemplates } from "../../content/about-me-templates.ts";
import { Button } from "../../ui/button.tsx";
import css from "./about-me-field.module.css";
import { AboutMeGaps } from "./about-me-gaps.tsx";
import { acceptedText } from "./about-me-input.ts";
import { Field } from "./field.tsx";
import { Understood } from "./understood.tsx";
import { useAboutMeDraft } from "./use-about-me-draft.ts";

interface AboutMeFieldProps {
	/** The person who wrote it. */
	personId: string;
	/** The saved text. */
	stored: string;
	value: string;
	onChange: (text: string) => void;
	/** The most words of the plan. */
	most: number;
	error?: string | undefined;
	inputRef?: RefCallback<HTMLTextAreaElement>;
}

/** The About Me field, with texts to start from and a word count. */
export function AboutMeField({ personId, stored, value, onChange, most, error, inputRef }: AboutMeFieldProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const draft = useAboutMeDraft(personId, stored);
	const count = wordCount(value);
	const change = (text: string) => {
		const accepted = acceptedText(value, text, most);
		draft.keep(accepted);
		onChange(accepted);
	};
	return (
		<div className={css.aboutMe}>
			{draft.offered && (
				<div className={css.gaps}>
					<p>You wrote something here that was not saved.</p>
					<Button
						onPress={() => {
							draft.take();
							onChange(acceptedText(value, draft.offered, most));
						}}
					>
						Get it back
					</Button>
					<Button look="quiet" onPress={draft.drop}>
						Delete it
					</Button>
				</div>
			)}
			<Field
				label="About Me"
				info="Who you are, the people around you, what you like. Replies use it where it fits. Leave out passwords, card numbers and anything others should not read."
				error={error}
			>
				{(control) => (
					<textarea
						{...control}
						ref={(element) => {
							box.current = element;
							inputRef?.(element);
						}}
						className={css.text}
						rows={9}
						maxLength={limits.aboutMeCharacters}
						value={value}
						onChange={({ currentTarget }) => change(currentTarget.value)}
					/>
				)}
			</Field>
			<p className={css.count} data-full={count >= most || undefined}>
				{count} of {most} words
			</p>
			{/* Always rendered, so that a screen reader announces when the limit is reached. */}
			<p role="status" className={css.full}>
				{count >= most && `About Me is full: it can have at most ${most} words.`}
			</p>
			<AboutMeGaps text={value} box={box} />
			<Understood text={value} onChange={change} />
			<p id="about-me-templates">Start with an example, then fill in the parts in brackets:</p>
			<ul className={css.templates} aria-labelledby="about-me-templates">
				{aboutMeTemplates.map(({ name, text }) => (
					<li key={name}>
						<Button onPress={() => change(value.trim() === "" ? text : `${value.trimEnd()}\n\n${text}`)}>{name}</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
