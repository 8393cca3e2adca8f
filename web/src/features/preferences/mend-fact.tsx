import { type KeyboardEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { pressedEnter } from "../../ui/pressed-enter.ts";
import { TextField } from "../../ui/text-field.tsx";

interface MendFactProps {
	label: string;
	value: string;
	onMend: (value: string) => void;
	onLeave: () => void;
}

/** Replaces a word. It is inside the form of the preferences, so it handles Enter itself. */
export function MendFact({ label, value, onMend, onLeave }: MendFactProps) {
	const [text, setText] = useState(value);
	function pressed(event: KeyboardEvent): void {
		if (event.key === "Escape") onLeave();
		if (!pressedEnter(event)) return;
		event.preventDefault();
		onMend(text);
	}
	return (
		<>
			<TextField label={label} value={text} onChange={setText} onKeyDown={pressed} maxLength={60} autoFocus />
			<Button look="primary" isDisabled={text.trim() === ""} onPress={() => onMend(text)}>
				Put it right
			</Button>
			<Button look="quiet" onPress={onLeave}>
				Leave it
			</Button>
		</>
	);
}
