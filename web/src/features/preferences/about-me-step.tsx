import { messages } from "@sayso/contract/messages.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { savePreferences } from "../../outbox/save-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { forgetAboutMeDraft } from "./about-me-draft.ts";
import { AboutMeField } from "./about-me-field.tsx";
import css from "./preferences-form.module.css";

/** The number of words that every plan allows. */
const most = Math.min(...planCatalogue.map(({ about_me_words }) => about_me_words));

/** Offers About Me once before the first conversation. Unsaved text is offered again in Preferences. */
export function AboutMeStep({ personId, onDone }: { personId: string; onDone: () => void }) {
	const services = useServices();
	const queryClient = useQueryClient();
	const [text, setText] = useState("");
	const [state, setState] = useState<"idle" | "saving" | "failed">("idle");

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (text.trim() === "") return onDone();
		setState("saving");
		try {
			await savePreferences(services, queryClient, { aboutMe: text });
			forgetAboutMeDraft();
			onDone();
		} catch {
			setState("failed");
		}
	}

	return (
		<form className={css.form} onSubmit={save} noValidate>
			<AboutMeField personId={personId} stored="" value={text} onChange={setText} most={most} />
			{state === "failed" && <Notice type="error">{messages.preferences.saveFailed}</Notice>}
			<Button type="submit" look="primary" wide isPending={state === "saving"}>
				Save and start
			</Button>
			<Button wide onPress={onDone}>
				Not now
			</Button>
		</form>
	);
}
