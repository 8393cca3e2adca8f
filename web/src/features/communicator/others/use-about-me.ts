import { useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { useServices } from "../../../api/services.tsx";

/** What the person has told of themselves; nothing where that is not known here. */
export const useAboutMe = (): string => useQuery(preferencesQuery(useServices())).data?.aboutMe ?? "";
