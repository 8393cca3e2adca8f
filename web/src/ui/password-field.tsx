import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A text field whose text is hidden until the person asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "action">) {
	const [shown, setShown] = useState(false);
	return (
		<TextField
			{...props}
			type={shown ? "text" : "password"}
			autoCapitalize={shown ? "none" : undefined}
			spellCheck="false"
			action={
				<IconButton
					icon={shown ? "eyeOff" : "eye"}
					label={shown ? "Hide password" : "Show password"}
					onPress={() => setShown(!shown)}
				/>
			}
		/>
	);
}
