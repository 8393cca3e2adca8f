import { useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { useServices } from "../../../api/services.tsx";

/** The person's About Me; empty if it is not known here. */
export const useAboutMe = (): string => useQuery(preferencesQuery(useServices())).data?.aboutMe ?? "";
