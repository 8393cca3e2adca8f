import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readProfileIncomplete, writeProfileIncomplete } from "../identity/profile-cookie.ts";
import { queries } from "./queries.ts";
import { useServices } from "./services.tsx";

/** Whether the person still has to complete their profile: what the server said, or this device remembers. */
export function useProfileIncomplete(): boolean {
	const { api } = useServices();
	const { data } = useQuery({ ...queries.firstLoginCheck(api), enabled: false });
	return data ? !data.profile_complete : (readProfileIncomplete() ?? false);
}

/** Completes the profile, and lets the person through to every screen; with an agreement to the legal texts, keeps it. */
export function useCompleteProfile() {
	const { api } = useServices();
	const queryClient = useQueryClient();
	return async (agreement: { agreedToTermsAndPrivacy?: true; user_hash?: string } = {}): Promise<void> => {
		const check = await api.completeProfile({ body: agreement });
		queryClient.setQueryData(queries.firstLoginCheck(api).queryKey, check);
		await writeProfileIncomplete(!check.profile_complete);
	};
}
