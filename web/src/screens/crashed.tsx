import { lazy, Suspense } from "react";
import { useStanding } from "../api/connection.ts";
import { useServices } from "../api/services.tsx";
import { usePerson } from "../identity/session.ts";
import { AppLink } from "../ui/app-link.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./message-screen.module.css";

const SayAnyway = lazy(async () => ({
	default: (await import("../features/communicator/say/say-anyway.tsx")).SayAnyway,
}));

/** The error of a screen whose code did not load: see `routes.tsx`. */
export const noScreen = "No screen";

/** Shown if a screen fails or does not load: a way on, and the person's voice. */
export function Crashed({ error }: { error?: unknown }) {
	const person = usePerson(useServices().identity);
	const isOut = useStanding() !== "reached";
	const isMissing = error instanceof Error && error.message === noScreen;
	return (
		<section className={css.message}>
			<span className={css.picture}>
				<Icon name="alert" size={2} />
			</span>
			<div role="alert">
				<h2>{isMissing ? "This screen is not on this device yet" : "Something went wrong on this screen"}</h2>
				<p>
					{isMissing
						? "It opens once Sayso can be reached. The communicator works meanwhile."
						: "Loading the page again should help. You stay logged in."}
				</p>
			</div>
			{isMissing && person && <AppLink href="/app">Back to the communicator</AppLink>}
			{!(isMissing && isOut) && (
				<Button look="primary" onPress={() => window.location.reload()}>
					Load again
				</Button>
			)}
			{person && !isMissing && (
				<ErrorBoundary instead={() => null}>
					<Suspense>
						<SayAnyway />
					</Suspense>
				</ErrorBoundary>
			)}
		</section>
	);
}
