import { isPhoto } from "@sayso/contract/entities/phrase.ts";

/** The address of a phrase's picture. */
export const pictureAddress = (picture: string): string =>
	isPhoto(picture) ? picture : `/mulberry/${encodeURIComponent(picture)}.svg`;
