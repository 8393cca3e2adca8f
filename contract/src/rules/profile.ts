import { z } from "zod";
import { limits } from "../limits.ts";

const { nameMinimum, nameMaximum, nickname, medicalCondition } = limits.profile;

/** A first name or a surname. */
export const PersonName = z
	.string("Required")
	.trim()
	.min(1, "Required")
	.min(nameMinimum, `At least ${nameMinimum} characters`)
	.max(nameMaximum, `At most ${nameMaximum} characters`);

export const Nickname = z.string().trim().max(nickname, `Nickname must be less than ${nickname} characters`);

export const MedicalCondition = z
	.string()
	.trim()
	.max(medicalCondition, `Medical condition must be less than ${medicalCondition} characters`);
