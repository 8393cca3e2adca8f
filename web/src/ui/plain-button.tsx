import type { ComponentProps } from "react";
import css from "./button.module.css";
import type { ButtonLook } from "./button.tsx";

interface PlainButtonProps extends Omit<ComponentProps<"button">, "className"> {
	look?: ButtonLook;
}

/** A plain HTML button for the public pages, which load no component library. */
export function PlainButton({ look = "secondary", type = "button", disabled, ...rest }: PlainButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled}
			data-disabled={disabled || undefined}
			className={css.button}
			data-look={look}
		/>
	);
}
