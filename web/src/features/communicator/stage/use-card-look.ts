import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import { useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { useServices } from "../../../api/services.tsx";

export type CardLook = Pick<Preferences, "imageStyles" | "responseLength">;

/** The look of replies until the preferences are known. */
export const usualLook: CardLook = { imageStyles: "emoji", responseLength: defaultPreferences.responseLength };

/** Which pictures are on the replies: the chosen styles if Show Images is on, else only the emoji; and the length of replies. */
export function useCardLook(): CardLook {
	const { data } = useQuery(preferencesQuery(useServices()));
	if (!data) return usualLook;
	return { imageStyles: data.showImages ? data.imageStyles : "emoji", responseLength: data.responseLength };
}
