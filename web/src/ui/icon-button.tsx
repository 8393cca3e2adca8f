import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Icon, type IconName } from "./icon.tsx";
import css from "./icon-button.module.css";

export interface IconButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children" | "aria-label"> {
	icon: IconName;
	/** Its action: the accessible name and the tooltip. */
	label: string;
}

/** A round button of 48 px with only an icon. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
	return (
		<AriaButton
			{...rest}
			className={css.button}
			aria-label={label}
			render={(props) => <button {...props} title={label} />}
		>
			<Icon name={icon} />
		</AriaButton>
	);
}
