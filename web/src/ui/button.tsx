import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import css from "./button.module.css";
import { Spinner } from "./spinner.tsx";

/** `primary`: the one main action of a screen. `quiet`: no background until touched. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children"> {
	look?: ButtonLook;
	/** Fills the available width. */
	wide?: boolean;
	/** Before the words. */
	icon?: ReactNode;
	children: ReactNode;
}

/**
 * A button with words: at least 48 px high, 56 px for the main action. `isPending` shows a spinner and ignores presses.
 * `aria-disabled` looks like `isDisabled`, but keeps the focus and the press, to show what is missing.
 */
export function Button({ look = "secondary", wide = false, icon, children, ...rest }: ButtonProps) {
	return (
		<AriaButton {...rest} className={css.button} data-look={look} data-wide={wide || undefined}>
			{rest.isPending ? <Spinner label="Please wait" /> : icon}
			<span>{children}</span>
		</AriaButton>
	);
}
