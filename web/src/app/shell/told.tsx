import { NewVersion } from "./new-version.tsx";
import { ToldChanges } from "./told-changes.tsx";

/** What has happened meanwhile and somebody wants to know, once they look up. */
export function Told() {
	return (
		<>
			<ToldChanges />
			<NewVersion />
		</>
	);
}
