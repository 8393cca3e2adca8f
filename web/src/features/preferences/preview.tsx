import { Preferences } from "@sayso/contract/entities/preferences.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { Panel } from "../../ui/panel.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import css from "./preview.module.css";
import { sampleReplies, sampleSentence } from "./sample-replies.ts";
import type { PreferencesValues } from "./use-preferences-form.ts";

const Shown = Preferences.pick({ context: true, responseLength: true, complexity: true, numberOfResponses: true });

/** What the choices do, shown on one sentence before anything is saved. */
export function Preview() {
	const { control } = useFormContext<PreferencesValues>();
	const shown = Shown.safeParse(useWatch({ control }));
	const { data, isError } = useQuery({
		queryKey: ["sample-replies", shown.data],
		queryFn: ({ signal }) => sampleReplies(Shown.parse(shown.data), signal),
		enabled: shown.success,
		staleTime: Number.POSITIVE_INFINITY,
		placeholderData: keepPreviousData,
		retry: false,
	});
	return (
		<Panel title="Preview">
			<p>
				Somebody says: <q>{sampleSentence}</q>
			</p>
			{!data && !isError && <Spinner label="Loading" />}
			{isError && <p>The preview cannot be shown just now.</p>}
			{data && (
				<ul className={css.replies} aria-label="Sample replies">
					{data.map(({ text }) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			)}
			<p className={css.note}>Made by the basic replies of Sayso, here in your browser. Yours may read differently.</p>
		</Panel>
	);
}
