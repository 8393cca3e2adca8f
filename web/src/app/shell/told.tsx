import { SendAccessChanges } from "../../features/communicator/bring-along/send-access-changes.tsx";
import { NewVersion } from "./new-version.tsx";
import { ToldChanges } from "./told-changes.tsx";
import { ToldOutput } from "./told-output.tsx";

/** What has happened meanwhile and somebody wants to know, once they look up; and what the account is told. */
export function Told({ asBegun }: { asBegun: string }) {
	return (
		<>
			<ToldChanges />
			<ToldOutput />
			<NewVersion />
			<SendAccessChanges begun={asBegun} />
		</>
	);
}
