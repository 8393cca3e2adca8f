import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preferencesQuery } from "../../api/preferences-query.ts";
import { useServices } from "../../api/services.tsx";
import { keepAboutMeDraft } from "../../features/preferences/about-me-draft.ts";
import { usePerson } from "../../identity/session.ts";
import { changeNotices, clearChangeNotices, onChangeNotices } from "../../outbox/change-notices.ts";
import { outboxOf } from "../../outbox/outbox.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./change-notices.module.css";

const queryKey = ["told"];

/** Notices about changes made offline that were not saved as set, until the person closes them. */
export function ChangeNotices() {
	const services = useServices();
	const { kept, identity } = services;
	const personId = usePerson(identity)?.id;
	const queryClient = useQueryClient();
	const outbox = outboxOf(services);
	const { data: sentences = [] } = useQuery({
		queryKey,
		queryFn: async () => changeNotices(await kept.open()),
		networkMode: "always",
	});
	useEffect(
		() =>
			outbox.onSettled(async ({ preferences, words, aboutMe }) => {
				// Offer the unsaved text again in its field.
				if (aboutMe && personId) keepAboutMeDraft(personId, aboutMe);
				const of = preferencesQuery(services).queryKey;
				if (preferences) {
					await queryClient.cancelQueries({ queryKey: of });
					queryClient.setQueryData(of, preferences);
				} else await queryClient.invalidateQueries({ queryKey: of });
				if (words) queryClient.setQueryData(["my-words"], words);
				else await queryClient.invalidateQueries({ queryKey: ["my-words"] });
			}),
		[outbox, queryClient, services, personId],
	);
	useEffect(() => onChangeNotices(() => void queryClient.invalidateQueries({ queryKey })), [queryClient]);
	return (
		<div role="status" className={css.region}>
			{sentences.length > 0 && (
				<Notice type="info">
					<div className={css.notice}>
						<div>
							{sentences.map((sentence) => (
								<p key={sentence}>{sentence}</p>
							))}
						</div>
						<IconButton
							icon="close"
							label="Close the message"
							onPress={async () => {
								queryClient.setQueryData(queryKey, []);
								await clearChangeNotices(await kept.open());
							}}
						/>
					</div>
				</Notice>
			)}
		</div>
	);
}
