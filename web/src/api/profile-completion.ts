import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readProfileIncomplete, writeProfileIncomplete } from "../identity/profile-cookie.ts";
import { queries } from "./queries.ts";
import { useServices } from "./services.tsx";

/** Whether the person still has to complete their profile: from the server, or as stored on this device. */
export function useProfileIncomplete(): boolean {
	const { api } = useServices();
	const { data } = useQuery({ ...queries.firstLoginCheck(api), enabled: false });
	return data ? !data.profile_complete : (readProfileIncomplete() ?? false);
}

/** Marks the profile complete, which opens every screen; an agreement to the legal texts is stored with it. */
export function useCompleteProfile() {
	const { api } = useServices();
	const queryClient = useQueryClient();
	return async (agreement: { agreedToTermsAndPrivacy?: true; user_hash?: string } = {}): Promise<void> => {
		const check = await api.completeProfile({ body: agreement });
		queryClient.setQueryData(queries.firstLoginCheck(api).queryKey, check);
		await writeProfileIncomplete(!check.profile_complete);
	};
}
