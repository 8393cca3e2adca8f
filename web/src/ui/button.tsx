import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import css from "./button.module.css";
import { Spinner } from "./spinner.tsx";

/** `primary`: the one main action of a screen. `quiet`: no ground until touched. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children"> {
	look?: ButtonLook;
	/** Fills the width it is given. */
	wide?: boolean;
	/** Drawn before the words. */
	icon?: ReactNode;
	children: ReactNode;
}

/**
 * A button with words: at least 48 px high, 56 px where it is the main action. `isPending` shows a spinner and refuses
 * presses. `aria-disabled` looks as `isDisabled` does, but keeps the focus and the press, to say what is missing.
 */
export function Button({ look = "secondary", wide = false, icon, children, ...rest }: ButtonProps) {
	return (
		<AriaButton {...rest} className={css.button} data-look={look} data-wide={wide || undefined}>
			{rest.isPending ? <Spinner label="Please wait" /> : icon}
			<span>{children}</span>
		</AriaButton>
	);
}
