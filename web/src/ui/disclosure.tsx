import type { ReactNode } from "react";
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from "react-aria-components/Disclosure";
import css from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
	title: string;
	/** Initially open. */
	open?: boolean;
	children: ReactNode;
}

/** A section with a heading that opens and closes it. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
	return (
		<AriaDisclosure className={css.section} defaultExpanded={open}>
			<Heading level={2} className={css.heading}>
				<Button slot="trigger" className={css.button}>
					{title}
					<Icon name="chevron" />
				</Button>
			</Heading>
			<DisclosurePanel className={css.panel} role="region">
				<div className={css.content}>{children}</div>
			</DisclosurePanel>
		</AriaDisclosure>
	);
}
