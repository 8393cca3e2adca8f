import { messages } from "@sayso/contract/messages.ts";
import { type Standing, useStanding } from "../../api/connection.ts";
import css from "./connection-notice.module.css";

const { connection } = messages;

const sentences: Record<Exclude<Standing, "reached">, string> = {
	away: connection.away,
	unreachable: connection.unreachable,
	"logged-out": connection.loggedOut,
};

/** Shows that the server is unreachable for this person, and what still works: their voice does. */
export function ConnectionNotice() {
	const standing = useStanding();
	return (
		<div role="status" className={css.line}>
			{standing !== "reached" && (
				<p>
					{sentences[standing]}{" "}
					{standing === "logged-out" && (
						// In a new window: this screen stays as it is.
						<a href="/login" target="_blank" rel="noopener">
							{connection.logInAgain}
						</a>
					)}
				</p>
			)}
		</div>
	);
}
