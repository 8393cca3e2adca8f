import { type FieldPath, type FieldValues, useFormContext } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./account.module.css";

/** Below a form that was submitted too early: links to the fields that are missing or wrong. */
export function MissingFields<Values extends FieldValues>({ labels }: { labels: Record<FieldPath<Values>, string> }) {
	const { formState, setFocus } = useFormContext<Values>();
	const { errors, isSubmitted } = formState;
	const names = (Object.keys(labels) as FieldPath<Values>[]).filter((name) => errors[name]);
	if (!isSubmitted || names.length === 0) return null;
	return (
		<Notice type="error">
			<p>Your profile is not saved yet. Please look at:</p>
			<ul className={css.missing}>
				{names.map((name) => (
					<li key={name}>
						<Button onPress={() => setFocus(name)}>{labels[name]}</Button>
					</li>
				))}
			</ul>
		</Notice>
	);
}
