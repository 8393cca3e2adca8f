import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { preferencesQuery } from "../api/preferences-query.ts";
import { useCompleteProfile, useProfileIncomplete } from "../api/profile-completion.ts";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { useLater } from "../features/account/use-later.ts";
import { emptyLog } from "../features/communicator/log/kept-log.ts";
import { ClearMemory } from "../features/memory/clear-memory.tsx";
import { PreferencesForm } from "../features/preferences/preferences-form.tsx";
import { Failed } from "../ui/failed.tsx";
import { Notice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./preferences.module.css";

/** How replies should be, and what Sayso may know and store. The second step for people with an incomplete profile. */
export function Preferences() {
	const services = useServices();
	const { api } = services;
	const profile = useQuery(queries.profile(api));
	const preferences = useQuery(preferencesQuery(services));
	const subscription = useQuery(queries.subscription(api));
	const planID = subscription.data?.planID;
	const plan = useQuery({ ...queries.plan(api, planID ?? ""), enabled: planID !== undefined });
	const incomplete = useProfileIncomplete();
	const completeProfile = useCompleteProfile();
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const later = useLater();
	const all = [profile, preferences, subscription, plan];

	async function leadOn(): Promise<void> {
		if (!incomplete) return;
		try {
			await completeProfile();
			later(() => navigate({ to: "/app" }));
		} catch {
			// The account page shows what is still missing.
			await navigate({ to: "/app/account" });
		}
	}

	if (profile.data && preferences.data && plan.data)
		return (
			<div className={css.screen}>
				{incomplete && <Notice type="info">Step 2: check your preferences and save them. Then you can begin.</Notice>}
				<PreferencesForm stored={preferences.data} plan={plan.data} profile={profile.data} onSaved={leadOn} />
				<p>
					<Link to="/app/bring-along">Take your preferences to another device</Link>
				</p>
				<Panel title="Memory">
					<p>
						<Link to="/app/history">See what is remembered</Link>, search it, and delete single lines of it, or delete
						it all.
					</p>
					<div>
						<ClearMemory onCleared={() => emptyLog(queryClient)} />
					</div>
				</Panel>
			</div>
		);
	const failed = all.filter(({ isError }) => isError);
	if (failed.length === 0) return <Spinner label="Loading" />;
	return (
		<Failed
			sentence="Your preferences could not be loaded."
			onRetry={() => failed.forEach((query) => void query.refetch())}
		/>
	);
}
