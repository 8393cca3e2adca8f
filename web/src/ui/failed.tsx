import { Button } from "./button.tsx";
import css from "./failed.module.css";
import { Notice } from "./notice.tsx";

/** Shown instead of data that could not be read, with a button to retry. */
export function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
	return (
		<Notice type="error">
			<div className={css.failed}>
				<p>{sentence}</p>
				<Button onPress={onRetry}>Try again</Button>
			</div>
		</Notice>
	);
}
