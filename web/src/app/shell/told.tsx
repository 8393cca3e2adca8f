import { lazy, Suspense } from "react";
import { SendAccessChanges } from "../../features/communicator/bring-along/send-access-changes.tsx";
import { NewVersion } from "./new-version.tsx";
import { ToldChanges } from "./told-changes.tsx";

const VoiceNotices = lazy(async () => {
	const there = await import("./voice-notices.tsx").catch(() => undefined);
	return { default: there?.VoiceNotices ?? (() => null) };
});

/** Notices about what happened in the background, and the component that sends settings to the account. */
export function Told({ asBegun }: { asBegun: string }) {
	return (
		<>
			<ToldChanges />
			<Suspense>
				<VoiceNotices />
			</Suspense>
			<NewVersion />
			<SendAccessChanges begun={asBegun} />
		</>
	);
}
