import { messages } from "@sayso/contract/messages.ts";
import { type Standing, useStanding } from "../../api/connection.ts";
import css from "./connection-notice.module.css";

const { connection } = messages;

const sentences: Record<Exclude<Standing, "reached">, string> = {
	away: connection.away,
	unreachable: connection.unreachable,
	"logged-out": connection.loggedOut,
};

/** Says so while the server is not there for this person, and what works meanwhile: nobody loses their voice by it. */
export function ConnectionNotice() {
	const standing = useStanding();
	return (
		<div role="status" className={css.line}>
			{standing !== "reached" && (
				<p>
					{sentences[standing]}{" "}
					{standing === "logged-out" && (
						// In a window of its own: this screen stays as it is.
						<a href="/login" target="_blank" rel="noopener">
							{connection.logInAgain}
						</a>
					)}
				</p>
			)}
		</div>
	);
}
