import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Phrase, PhraseForm } from "../entities/phrase.ts";

const params = z.object({ id: z.uuid() });

export const phrases = endpoint({
	method: "GET",
	path: "/v1/phrases",
	summary: "Every phrase the person saved, in the order of their places.",
	auth: "bearer",
	response: z.object({ phrases: z.array(Phrase) }),
	errors: [],
});

export const savePhrase = endpoint({
	method: "PUT",
	path: "/v1/phrases/:id",
	summary:
		"Saves a phrase, unless what is saved was changed later, or since the one it is based on. Answers with the one that stands.",
	auth: "bearer",
	params,
	/**
	 * `basedOn`: the `updatedAt` of the changed phrase. Saved only if that version is still stored, whatever the clocks
	 * show.
	 */
	body: PhraseForm.extend({ basedOn: z.iso.datetime().optional() }),
	response: Phrase,
	errors: ["too_many_phrases", "too_many_photos"],
});

export const deletePhrase = endpoint({
	method: "DELETE",
	path: "/v1/phrases/:id",
	summary: "Deletes a phrase, unless it was changed after `at`. Deleting one that is gone is no error.",
	auth: "bearer",
	params,
	query: z.object({ at: z.iso.datetime().optional() }),
	/** `deleted`: 1, or 0 if there was nothing to delete. */
	response: z.object({ deleted: z.int() }),
	errors: [],
});
