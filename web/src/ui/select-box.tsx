import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import css from "./select-box.module.css";

/** A native select, in a box with an arrow. */
export function SelectBox(props: Omit<ComponentProps<"select">, "className">) {
	return (
		<div className={css.box}>
			<select {...props} className={css.select} />
			<Icon name="chevron" size={1.25} />
		</div>
	);
}
