import { type Command, isAvailable } from "../../conversation/commands.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useCommunicator } from "./communicator-context.tsx";

interface CommandButtonProps {
	command: Command;
	icon?: IconName;
	look?: ButtonLook;
	/** It receives the focus when a pressed button disappears. */
	main?: boolean;
	/** The label, if the command's own name does not fit. */
	label?: string;
	/** Set for a toggle button: whether it is on. */
	isPressed?: boolean;
}

/** A button for a command, shown while the command is possible. */
export function CommandButton({ command, icon, look = "secondary", main, label, isPressed }: CommandButtonProps) {
	const { state, give } = useCommunicator();
	return (
		<Button
			look={look}
			icon={icon && <Icon name={icon} size={1.375} />}
			isDisabled={!isAvailable(state, command)}
			onPress={() => give(command.event)}
			aria-pressed={isPressed}
			data-main-action={main || undefined}
		>
			{label ?? command.label}
		</Button>
	);
}
