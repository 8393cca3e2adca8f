import { limits } from "@sayso/contract/limits.ts";
import { wordCount } from "@sayso/contract/rules/about-me.ts";
import { aboutMeTemplates } from "../../content/about-me-templates.ts";
import { Button } from "../../ui/button.tsx";
import css from "./about-me-field.module.css";
import { acceptedText } from "./about-me-input.ts";
import { Field } from "./field.tsx";

interface AboutMeFieldProps {
	value: string;
	onChange: (text: string) => void;
	/** Words the plan allows. */
	most: number;
	error: string | undefined;
}

/** What the person says about themselves, with texts to start from and a count of its words. */
export function AboutMeField({ value, onChange, most, error }: AboutMeFieldProps) {
	const count = wordCount(value);
	const change = (text: string) => onChange(acceptedText(value, text, most));
	return (
		<div className={css.aboutMe}>
			<Field
				label="About Me"
				info="Who you are, who is around you, what you like. Replies take it up where it fits. Leave out passwords, numbers of cards and what nobody should read."
				error={error}
			>
				{(control) => (
					<textarea
						{...control}
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
			{/* Always there, so that it is read aloud when the last word is reached. */}
			<p role="status" className={css.full}>
				{count >= most && `About Me is full: it can have at most ${most} words.`}
			</p>
			<p id="about-me-templates">Start from a text, and fill in what stands in brackets:</p>
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
