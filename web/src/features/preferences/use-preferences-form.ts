import { type Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { useToast } from "../../ui/toast.tsx";

type Choice = "context" | "responseLength" | "complexity" | "numberOfResponses" | "imageStyles";

/** The preferences while they are edited: a choice is empty where nothing that is offered was chosen. */
export type Draft = Omit<Preferences, Choice> & Record<Choice, string | number> & { adultLanguageConfirmed: boolean };

/** The preferences as a form: what is changed, what is wrong with it, and how it is saved. */
export function usePreferencesForm(stored: Preferences, onSaved: () => void) {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const toast = useToast();
	const [draft, setDraft] = useState<Draft>({ ...stored, adultLanguageConfirmed: false });
	const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

	const saving = useMutation({
		mutationFn: (body: PreferencesForm) => api.changePreferences({ query: {}, body }),
		onSuccess(saved) {
			queryClient.setQueryData(queries.preferences(api).queryKey, saved);
			toast(messages.preferences.saved);
			onSaved();
		},
		onError(error) {
			toast(messages.preferences.saveFailed, "error");
			if (error instanceof ApiError) setErrors(error.problem.errors ?? {});
		},
	});

	function change(changes: Partial<Draft>): void {
		saving.reset();
		setDraft((before) => ({ ...before, ...changes }));
		setErrors((before) => ({
			...before,
			...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
		}));
	}

	/** @returns whether it is on its way; otherwise the fields say what is wrong */
	function save(): boolean {
		const checked = PreferencesForm.safeParse(draft);
		if (checked.success) {
			setErrors({});
			saving.mutate(checked.data);
		} else setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
		return checked.success;
	}

	return { draft, errors, change, save, saving };
}
