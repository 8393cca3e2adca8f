import { z } from "zod";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

const { textCharacters, nameCharacters, emojiCharacters, pictureCharacters } = limits.phrases;

/** `phrase`: in its folder; `instant`: always visible; `hidden`: a default phrase that the person has removed. */
export const PhraseKind = z.enum(["phrase", "instant", "hidden"]);
export type PhraseKind = z.infer<typeof PhraseKind>;

/** Whether a picture is the person's own photo, which their browser has made small, in one of two formats. */
export const isPhoto = (picture: string): boolean => picture.startsWith("data:");

/** Empty, a picture's keyword, or a photo. */
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

/** The person's own words, spoken with one press. */
export const PhraseForm = z.object({
	text: Text.trim().min(1, "Please write what to say").max(textCharacters),
	/** Empty if it has no emoji. */
	emoji: Text.trim().max(emojiCharacters),
	/** Empty if it is in no folder. */
	folder: Text.trim().max(nameCharacters),
	/** The place where it is used, named by the person: "home". Empty for anywhere. */
	place: Text.trim().max(nameCharacters),
	kind: PhraseKind,
	picture: PhrasePicture.default(""),
	/** Its order among phrases of its kind, the smallest first. */
	position: z.int().min(0).max(1_000_000),
	/** How often it was spoken. */
	used: Count,
	/** The same by part of the day, in the person's local time. */
	usedAt: z.array(Count).length(partsOfDay.length).default([0, 0, 0, 0]),
	/** When a browser last changed it: the newest change wins. */
	updatedAt: z.iso.datetime(),
});
export type PhraseForm = z.infer<typeof PhraseForm>;

/** The browser creates `id`, so that a phrase that is saved twice or offline is stored once. */
export const Phrase = PhraseForm.extend({ id: z.uuid() });
export type Phrase = z.infer<typeof Phrase>;
