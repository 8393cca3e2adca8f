import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import { useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { useServices } from "../../../api/services.tsx";

export type CardLook = Pick<Preferences, "imageStyles" | "responseLength">;

/** How replies look until it is known how this person likes them. */
export const usualLook: CardLook = { imageStyles: "emoji", responseLength: defaultPreferences.responseLength };

/** Which pictures stand on the replies: what the person chose where Show Images is on, else the emoji alone; and how long they are. */
export function useCardLook(): CardLook {
	const { data } = useQuery(preferencesQuery(useServices()));
	if (!data) return usualLook;
	return { imageStyles: data.showImages ? data.imageStyles : "emoji", responseLength: data.responseLength };
}
