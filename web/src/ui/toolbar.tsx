import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowRight: (at, last) => (at === last ? 0 : at + 1),
	ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
	Home: () => 0,
	End: (_, last) => last,
};

/**
 * Buttons that are one Tab stop and one scan stop together, with arrow keys. The focus stays where a pointer puts it: React Aria's
 * toolbar would return it to the last focused button, which can scroll the pressed one away.
 */
export function Toolbar({
	label,
	className,
	children,
}: {
	label: string;
	className?: string | undefined;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDivElement>(null);
	const current = useRef<Element>(null);
	const buttons = () => Array.from(ref.current?.querySelectorAll("button") ?? []);

	function settle() {
		const all = buttons();
		const stop = all.find((button) => button === current.current) ?? all[0];
		for (const button of all) button.tabIndex = button === stop ? 0 : -1;
	}
	useLayoutEffect(settle);

	function focused({ target }: FocusEvent) {
		current.current = target;
		settle();
	}
	function pressed(event: KeyboardEvent) {
		const step = steps[event.key];
		if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
		const all = buttons();
		all[step(all.indexOf(event.target as HTMLButtonElement), all.length - 1)]?.focus();
		event.preventDefault();
	}

	return (
		<div
			ref={ref}
			role="toolbar"
			aria-label={label}
			className={className}
			onFocus={focused}
			onKeyDown={pressed}
			data-scan-group
		>
			{children}
		</div>
	);
}
