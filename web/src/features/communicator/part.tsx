import type { ReactNode } from "react";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Failed } from "../../ui/failed.tsx";
import css from "./part.module.css";

/** A region of the communicator with its own error boundary: if it fails, Yes, No, the quick row and the voice still work. */
export function Part({ area, children }: { area: "heard" | "stage" | "ways"; children: ReactNode }) {
	return (
		<ErrorBoundary
			instead={(again) => (
				<div className={css.broken} data-area={area}>
					<Failed sentence="This part of the screen stopped working. You can still speak." onRetry={again} />
				</div>
			)}
		>
			{children}
		</ErrorBoundary>
	);
}
