import { Preferences } from "@sayso/contract/entities/preferences.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { Panel } from "../../ui/panel.tsx";
import css from "./preview.module.css";
import { sampleReplies, sampleSentence } from "./sample-replies.ts";
import { stillReplies } from "./still-replies.ts";
import type { PreferencesValues } from "./use-preferences-form.ts";

const Shown = Preferences.pick({ context: true, responseLength: true, complexity: true, numberOfResponses: true });

const notes = {
	made: "These are basic replies, made in your browser. Yours may be worded differently.",
	still: "This is only an example. Replies with your choices come in a moment.",
	failed: "This is only an example. Replies with your choices cannot be shown just now.",
};

/** Shows what the choices do to one sentence before the person saves them. Until the replies are made, it shows an example. */
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
	const replies = data?.map(({ text }) => text) ?? stillReplies(shown.data);
	return (
		<Panel title="Preview">
			<p>
				Somebody says: <q>{sampleSentence}</q>
			</p>
			<ul
				className={css.replies}
				aria-label={data ? "Sample replies" : "Example of replies"}
				data-example={!data || undefined}
			>
				{replies.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p className={css.note}>{notes[data ? "made" : isError ? "failed" : "still"]}</p>
		</Panel>
	);
}
