import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

const { textCharacters, nameCharacters, emojiCharacters, pictureCharacters } = limits.phrases;

/**
 * `phrase` is in its folder; `instant` is one of the words that are always there; `hidden` is one of those that Sayso brings and
 * the person does not want there.
 */
export const PhraseKind = z.enum(["phrase", "instant", "hidden"]);
export type PhraseKind = z.infer<typeof PhraseKind>;

/** Whether a picture is a photo of the person's own: it is made in their browser, small and of two kinds alone. */
export const isPhoto = (picture: string): boolean => picture.startsWith("data:");

/** Nothing, the keyword of a picture of ours, or a photo. */
export const PhrasePicture = z
	.string()
	.max(pictureCharacters)
	.regex(
		/^([\p{L}\p{N}][\p{L}\p{N} '’-]{0,39})?$|^data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/u,
		"This is no picture",
	);

/** Parts of the day, of six hours each from midnight. */
export const partsOfDay = ["night", "morning", "afternoon", "evening"] as const;
const Count = z.int().min(0).max(1_000_000_000);

/** Words of the person's own, said with one press. */
export const PhraseForm = z.object({
	text: Text.trim().min(1, "Please write what to say").max(textCharacters),
	/** Empty for none. */
	emoji: Text.trim().max(emojiCharacters),
	/** Empty for none. */
	folder: Text.trim().max(nameCharacters),
	/** Where it is said, as the person calls it: "home". Empty for anywhere. */
	place: Text.trim().max(nameCharacters),
	kind: PhraseKind,
	picture: PhrasePicture.default(""),
	/** Its place among those of its kind, the smallest first. */
	position: z.int().min(0).max(1_000_000),
	/** How often it was said. */
	used: Count,
	/** The same by the part of the day, where the person was. */
	usedAt: z.array(Count).length(partsOfDay.length).default([0, 0, 0, 0]),
	/** When it was changed, by the browser that changed it: the newest change stands. */
	updatedAt: z.iso.datetime(),
});
export type PhraseForm = z.infer<typeof PhraseForm>;

/** `id` is made by the browser, so that a phrase saved twice, or without a network, is one phrase. */
export const Phrase = PhraseForm.extend({ id: z.uuid() });
export type Phrase = z.infer<typeof Phrase>;
