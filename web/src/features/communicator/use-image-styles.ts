import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";

export type ImageStyles = Preferences["imageStyles"];

/** Which pictures stand on the replies: what the person chose where Show Images is on, else the emoji alone. */
export function useImageStyles(): ImageStyles {
	const { api } = useServices();
	const { data } = useQuery(queries.preferences(api));
	return data?.showImages ? data.imageStyles : "emoji";
}
