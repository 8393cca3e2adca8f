import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";
import { partNames } from "./belongings.ts";
import { Problems } from "./problems.tsx";
import type { Taken } from "./take-belongings.ts";

/** Lists what was imported, and what could not be used. */
export function TakenReport({ taken, problems }: Taken) {
	return (
		<div role="status">
			{taken.length > 0 && (
				<Notice type="success">
					<p>Brought in: {taken.map((part) => partNames[part]).join(", ")}.</p>
					<p>
						<Link to="/app">Go to the communicator</Link>
					</p>
				</Notice>
			)}
			{taken.length === 0 && <Notice type="warning">Nothing was brought in.</Notice>}
			<Problems title="What could not be used" sentences={problems} />
		</div>
	);
}
