import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useProfileIncomplete } from "../api/profile-completion.ts";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { useSignOut } from "../app/shell/use-sign-out.ts";
import { DeleteAccount } from "../features/account/delete-account.tsx";
import { PasswordSettings } from "../features/account/password-settings.tsx";
import { PersonalInformation } from "../features/account/personal-information.tsx";
import { useLater } from "../features/account/use-later.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./account.module.css";

/** Account Settings: personal data, login, and deleting the account. */
export function Account() {
	const { api } = useServices();
	const { data: profile, isError, refetch } = useQuery(queries.profile(api));
	const incomplete = useProfileIncomplete();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const leaveForGood = useSignOut("is lost");
	const later = useLater();

	if (isError && !profile)
		return (
			<div className={css.account}>
				<Notice type="error">Your profile could not be loaded just now.</Notice>
				<div>
					<Button onPress={() => refetch()}>Try again</Button>
				</div>
			</div>
		);
	if (!profile) return <Spinner label="Loading" />;
	return (
		<div className={css.account}>
			{incomplete && (
				<Notice type="warning">
					Your profile is not complete yet. Please check it and save it: then you can go on.
				</Notice>
			)}
			<Disclosure title="Personal Information" open>
				<PersonalInformation
					profile={profile}
					onSaved={() => incomplete && later(() => navigate({ to: "/app/preferences" }))}
				/>
			</Disclosure>
			<Disclosure title="Password Settings">
				<PasswordSettings email={profile.email} hasPassword={profile.has_password} onChanged={() => later(signOut)} />
			</Disclosure>
			<Disclosure title="Delete Account">
				<DeleteAccount onDeleted={() => later(leaveForGood)} />
			</Disclosure>
		</div>
	);
}
