import { lazy, Suspense } from "react";
import { SendAccessChanges } from "../../features/bring-along/send-access-changes.tsx";
import { ChangeNotices } from "./change-notices.tsx";
import { NewVersion } from "./new-version.tsx";

const VoiceNotices = lazy(async () => {
	const there = await import("./voice-notices.tsx").catch(() => undefined);
	return { default: there?.VoiceNotices ?? (() => null) };
});

/** Notices about what happened in the background, and the component that sends settings to the account. */
export function BackgroundNotices({ asBegun }: { asBegun: string }) {
	return (
		<>
			<ChangeNotices />
			<Suspense>
				<VoiceNotices />
			</Suspense>
			<NewVersion />
			<SendAccessChanges begun={asBegun} />
		</>
	);
}
