import { type Command, isAvailable } from "../../access/commands.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useCommunicator } from "./communicator-context.tsx";

interface CommandButtonProps {
	command: Command;
	icon?: IconName;
	look?: ButtonLook;
	/** Focus comes here when a pressed button is gone. */
	main?: boolean;
}

/** A button that gives a command, for as long as the command means something. */
export function CommandButton({ command, icon, look = "secondary", main }: CommandButtonProps) {
	const { state, give } = useCommunicator();
	return (
		<Button
			look={look}
			icon={icon && <Icon name={icon} size={1.375} />}
			isDisabled={!isAvailable(state, command)}
			onPress={() => give(command.event)}
			data-main-action={main || undefined}
			data-scan
		>
			{command.label}
		</Button>
	);
}
