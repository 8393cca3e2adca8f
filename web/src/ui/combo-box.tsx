import type { Ref } from "react";
import {
	ComboBox as AriaComboBox,
	Button,
	FieldError,
	Input,
	Label,
	ListBox,
	ListBoxItem,
	Popover,
	Text,
} from "react-aria-components/ComboBox";
import css from "./combo-box.module.css";
import { Icon } from "./icon.tsx";
import fieldCss from "./text-field.module.css";

interface ComboBoxProps {
	label: string;
	name: string;
	/** What is offered, in order: the code that is kept, and the name that is shown and searched. */
	options: readonly { code: string; name: string }[];
	/** The code of what is chosen; empty while nothing is. */
	value: string;
	onChange: (code: string) => void;
	onBlur: () => void;
	hint?: string;
	error?: string | undefined;
	inputRef?: Ref<HTMLInputElement>;
}

/** A choice of one from a long list: what is typed narrows it. Emptied, nothing is chosen. */
export function ComboBox({ label, options, value, onChange, hint, error, inputRef, ...rest }: ComboBoxProps) {
	return (
		<AriaComboBox
			{...rest}
			className={fieldCss.field}
			defaultItems={options}
			value={value || null}
			onChange={(code) => onChange(code === null ? "" : String(code))}
			isInvalid={error !== undefined}
			validationBehavior="aria"
		>
			<Label className={fieldCss.label}>{label}</Label>
			<div className={fieldCss.box}>
				<Input className={fieldCss.input} ref={inputRef} />
				<Button className={css.open}>
					<Icon name="chevron" size={1.25} />
				</Button>
			</div>
			{hint && (
				<Text slot="description" className={fieldCss.hint}>
					{hint}
				</Text>
			)}
			<FieldError className={fieldCss.error}>
				<Icon name="alert" size={1.25} />
				{error}
			</FieldError>
			<Popover className={css.popover}>
				<ListBox<(typeof options)[number]> className={css.list} renderEmptyState={() => "Nothing found"}>
					{({ code, name }) => (
						<ListBoxItem id={code} textValue={name} className={css.option}>
							{name}
						</ListBoxItem>
					)}
				</ListBox>
			</Popover>
		</AriaComboBox>
	);
}
