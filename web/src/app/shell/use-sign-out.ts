import { useNavigate } from "@tanstack/react-router";
import { useServices } from "../../api/services.tsx";

/** Signs out and goes to /login. Where it fails, the person stays signed in, and it is logged only. */
export function useSignOut(): () => Promise<void> {
	const { identity } = useServices();
	const navigate = useNavigate();
	return async () => {
		try {
			await identity.signOut();
			await navigate({ to: "/login", search: {} });
		} catch (error) {
			console.warn("Signing out failed", error);
		}
	};
}
