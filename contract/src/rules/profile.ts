import { z } from "zod";
import { limits } from "../limits.ts";
import { Name } from "./name.ts";
import { isStorable, notStorable, Text } from "./text.ts";

const { nameMinimum, nameMaximum, nickname, medicalCondition } = limits.profile;

/** A single character that is a syllable or a word, and so a complete name, such as 李. */
const wholeName = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const oneLetter = `At least ${nameMinimum} characters. For a name of one letter add a dot, as in “O.”`;

/** A first name or a surname. */
export const PersonName = z
	.string("Required")
	.refine(isStorable, notStorable)
	.trim()
	.min(1, "Required")
	.refine((name) => name === "" || name.length >= nameMinimum || wholeName.test(name), oneLetter)
	.max(nameMaximum, `At most ${nameMaximum} characters`)
	.pipe(Name);

export const Nickname = Text.trim().max(nickname, `Nickname must be less than ${nickname} characters`).pipe(Name);

/** The message for a medical condition without the consent to store it. */
export const consentMissing = "Please say that we may keep this, or leave it empty.";

export const MedicalCondition = Text.trim().max(
	medicalCondition,
	`Medical condition must be less than ${medicalCondition} characters`,
);
