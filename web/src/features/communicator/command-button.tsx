import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useCommunicator } from "./communicator-context.tsx";
import { type Command, isAvailable } from "./conversation/commands.ts";

interface CommandButtonProps {
	command: Command;
	icon?: IconName;
	look?: ButtonLook;
	/** Focus comes here when a pressed button is gone. */
	main?: boolean;
	/** What the button says, where the command's own words say too little or too much. */
	label?: string;
	/** It switches something on and off. */
	isPressed?: boolean;
}

/** A button that gives a command, for as long as the command means something. */
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
