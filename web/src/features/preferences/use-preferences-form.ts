import { zodResolver } from "@hookform/resolvers/zod";
import {
	Complexity,
	Context,
	ImageStyles,
	PreferenceName,
	Preferences,
	PreferencesForm,
	ResponseCount,
	ResponseLength,
} from "@sayso/contract/entities/preferences.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import type { SetPreferences } from "../../outbox/changed.ts";
import { savePreferences } from "../../outbox/save-preferences.ts";
import { useToast } from "../../ui/toast.tsx";
import { forgetAboutMeDraft } from "./about-me-draft.ts";

const { showImages, saveMemory, adultLanguage, previewFirst, automaticEndOfTurn, conversationMode } = Preferences.shape;

export const keptSentence =
	"Saved on this device, and in use here already. It is sent as soon as Sayso can be reached.";

/** The preferences as form values: a choice is empty if its value is not on offer. */
const rules = PreferencesForm.extend({
	context: z.string().pipe(Context),
	responseLength: z.string().pipe(ResponseLength),
	complexity: z.string().pipe(Complexity),
	numberOfResponses: z.union([z.string(), z.number()]).pipe(ResponseCount),
	imageStyles: z.string().pipe(ImageStyles),
	aboutMe: PreferencesForm.shape.aboutMe.unwrap(),
	...{ showImages, saveMemory, adultLanguage, previewFirst, automaticEndOfTurn, conversationMode },
	adultLanguageConfirmed: z.boolean(),
});
export type PreferencesValues = z.input<typeof rules>;

/** The preferences as a form, and the result of saving until the next change. `kept`: stored on this device, to be sent later. */
export function usePreferencesForm(stored: Preferences, onSaved: () => void) {
	const services = useServices();
	const queryClient = useQueryClient();
	const toast = useToast();
	const [result, setResult] = useState<"saved" | "kept" | "failed">();
	/** The values the person saw before editing: those left unchanged are not sent as theirs. */
	const [seen, setSeen] = useState(stored);
	const form = useForm({ resolver: zodResolver(rules), defaultValues: { ...stored, adultLanguageConfirmed: false } });
	const { getValues, handleSubmit, reset, setError, subscribe } = form;
	useEffect(() => subscribe({ formState: { values: true }, callback: () => setResult(undefined) }), [subscribe]);

	useEffect(() => {
		const values = getValues();
		const isUntouched = PreferenceName.options.every((name) => values[name] === seen[name]);
		const isOther = PreferenceName.options.some((name) => values[name] !== stored[name]);
		// Show changes of another device too, unless the person is editing.
		if (!isUntouched || !isOther) return;
		setSeen(stored);
		reset({ ...stored, adultLanguageConfirmed: false });
	}, [getValues, reset, seen, stored]);

	const submit = handleSubmit(async (body) => {
		setResult(undefined);
		const sent = { ...getValues() };
		try {
			const outcome = await savePreferences(services, queryClient, changedFields(seen, body));
			const stands = outcome === "waits" ? body : (outcome.preferences ?? body);
			setSeen(stands);
			// Another device may have changed some values; without showing them, the form would send the old ones back. Text written
			// meanwhile stays.
			if (PreferenceName.options.some((name) => stands[name] !== body[name])) {
				const now = getValues();
				const since = PreferenceName.options.filter((name) => now[name] !== sent[name]);
				const written = Object.fromEntries(since.map((name) => [name, now[name]]));
				reset({ ...stands, ...written, adultLanguageConfirmed: false });
			}
			forgetAboutMeDraft();
			setResult(outcome === "waits" ? "kept" : "saved");
			toast(outcome === "waits" ? keptSentence : messages.preferences.saved);
			onSaved();
		} catch (error) {
			setResult("failed");
			toast(messages.preferences.saveFailed, "error");
			const refused = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
			for (const [name, message] of refused) if (isField(name)) setError(shownAt(name), { message });
		}
	});

	return { form, submit, result };
}

function changedFields(
	before: Preferences,
	{ adultLanguageConfirmed, ...now }: z.output<typeof rules>,
): SetPreferences {
	const names = PreferenceName.options.filter((name) => now[name] !== before[name]);
	const set = Object.fromEntries(names.map((name) => [name, now[name]]));
	return { ...set, ...(set.adultLanguage && { adultLanguageConfirmed }) };
}

const isField = (name: string): name is FieldPath<PreferencesValues> => name in rules.shape;

/** A value without a field shows its error at the switch that it confirms. */
const shownAt = (name: FieldPath<PreferencesValues>) => (name === "adultLanguageConfirmed" ? "adultLanguage" : name);
