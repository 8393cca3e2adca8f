import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./remembered-line.module.css";

const moment = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short" });

/** One line that is remembered, and the way to have it forgotten. */
export function RememberedLine({ line }: { line: Remembered }) {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const forget = useMutation({
		mutationFn: () => api.forget({ params: { id: line.id } }),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.memory(api).queryKey }),
	});
	return (
		<li className={css.line}>
			<div className={css.words}>
				<p className={css.text}>{line.text}</p>
				<p className={css.about}>
					{line.role === "assistant" ? "A reply you picked" : "Heard, typed, or a quick word"},{" "}
					<time dateTime={line.created_at}>{moment.format(new Date(line.created_at))}</time>
				</p>
				{forget.isError && <Notice type="error">{forget.error.message}</Notice>}
			</div>
			<Button
				aria-label={`Delete: ${line.text}`}
				isPending={forget.isPending}
				isDisabled={forget.isSuccess}
				onPress={() => forget.mutate()}
			>
				Delete
			</Button>
		</li>
	);
}
