import { brand } from "@sayso/contract/brand.ts";
import css from "./logo.module.css";

/** The mark: a speech bubble with a short, growing sound. `size` in rem. */
export function LogoMark({ size = 2.25 }: { size?: number }) {
	return (
		<svg viewBox="0 0 48 48" width={`${size}rem`} height={`${size}rem`} aria-hidden="true" className={css.mark}>
			<path d="M14 4h20a11 11 0 0 1 11 11v13a11 11 0 0 1-11 11H21.5l-9.3 6.3A1.4 1.4 0 0 1 10 44.1V38A11 11 0 0 1 3 28V15A11 11 0 0 1 14 4Z" />
			<path className={css.sound} d="M14 20.5v2M24 17v9M34 12.5v18" />
		</svg>
	);
}

/** The mark with the product's name. */
export function Logo() {
	return (
		<span className={css.logo}>
			<LogoMark />
			{brand.product}
		</span>
	);
}
