import { type KeyboardEvent, type Ref, use } from "react";
import {
	ComboBox as AriaComboBox,
	Button,
	ComboBoxStateContext,
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
import { pressedEnter } from "./pressed-enter.ts";
import fieldCss from "./text-field.module.css";

interface ComboBoxProps {
	label: string;
	name: string;
	/** The options in order: the stored code, and the name that is shown and searched. */
	options: readonly { code: string; name: string }[];
	/** The chosen code; empty without a choice. */
	value: string;
	onChange: (code: string) => void;
	onBlur: () => void;
	hint?: string;
	error?: string | undefined;
	inputRef?: Ref<HTMLInputElement>;
}

/** A choice of one from a long list, which opens on a press; typing filters it. Emptying the box removes the choice. */
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
			<Box options={options} inputRef={inputRef} />
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

/** The text box. On leaving it, a text that is a name or the start of one option chooses it. */
function Box({ options, inputRef }: Pick<ComboBoxProps, "options" | "inputRef">) {
	const state = use(ComboBoxStateContext);

	function chooseTyped(): boolean {
		const typed = state?.inputValue.trim().toLowerCase();
		if (!state || !typed || state.selectionManager.focusedKey !== null) return false;
		if (state.selectedItem?.textValue === state.inputValue) return false;
		const begin = options.filter(({ name }) => name.toLowerCase().startsWith(typed));
		const meant = begin.find(({ name }) => name.toLowerCase() === typed) ?? (begin.length === 1 ? begin[0] : undefined);
		if (meant) state.setValue(meant.code);
		return meant !== undefined;
	}

	/** Enter with several matches moves to the first: closing the list would lose the typed text. */
	function noteKey(event: KeyboardEvent): void {
		if (event.key === "Tab") chooseTyped();
		if (!pressedEnter(event) || !state?.isOpen || chooseTyped()) return;
		const first = state.collection.getFirstKey();
		if (state.selectionManager.focusedKey !== null || state.inputValue === "" || first === null) return;
		event.preventDefault();
		event.stopPropagation();
		state.selectionManager.setFocusedKey(first);
	}

	return (
		<div className={fieldCss.box} onKeyDownCapture={noteKey} onBlurCapture={chooseTyped}>
			<Input
				className={fieldCss.input}
				ref={inputRef}
				onClick={() => {
					if (!state?.isOpen) state?.open(null, "manual");
				}}
			/>
			<Button className={css.open}>
				<Icon name="chevron" size={1.25} />
			</Button>
		</div>
	);
}
