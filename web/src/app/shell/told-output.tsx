import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import { ToldGone } from "./told-gone.tsx";

/** That the voice comes from another speaker than was chosen. */
export function ToldOutput() {
	const { output, standing } = useChosenOutput();
	return (
		<ToldGone>
			{standing === "gone" &&
				`“${output?.name}” cannot be used now. Your voice comes from the usual speaker of this device.`}
		</ToldGone>
	);
}
