import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useServices } from "../../api/services.tsx";
import { forgetAboutMeDraft } from "../../features/preferences/about-me-draft.ts";

/**
 * Signs out and goes to /login. If that fails, the person stays signed in, and it is only logged.
 * @param whatIsUnsent whether unsent data is sent first, with a question if that fails, or is lost with everything stored here
 */
export function useSignOut(whatIsUnsent: "is sent" | "is lost" = "is sent"): () => Promise<void> {
	const services = useServices();
	const { identity, kept } = services;
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	return async () => {
		try {
			if (whatIsUnsent === "is sent") {
				const { unsentBy } = await import("./unsent.ts");
				if ((await unsentBy(services, queryClient)) > 0) return await navigate({ to: "/app/sign-out" });
			}
			await identity.signOut();
			forgetAboutMeDraft();
			await kept.wipe();
			await navigate({ to: "/login", search: {} });
		} catch (error) {
			console.warn("Signing out failed", error);
		}
	};
}
