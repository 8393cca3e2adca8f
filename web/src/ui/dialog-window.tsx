import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import css from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	/** A question that must be answered: a press outside does not close it. */
	isAlert?: boolean;
	/** For a long text. */
	wide?: boolean;
	children: ReactNode;
}

/** The content of `Dialog`. */
export function DialogWindow({ title, isOpen, onClose, isAlert = false, wide = false, children }: DialogProps) {
	return (
		<ModalOverlay
			className={css.shade}
			isOpen={isOpen}
			onOpenChange={(open) => !open && onClose()}
			isDismissable={!isAlert}
		>
			<Modal className={css.panel} data-wide={wide || undefined}>
				<AriaDialog className={css.dialog} role={isAlert ? "alertdialog" : "dialog"}>
					<header className={css.header}>
						<Heading slot="title" level={2}>
							{title}
						</Heading>
						<IconButton icon="close" label="Close" onPress={onClose} />
					</header>
					{children}
				</AriaDialog>
			</Modal>
		</ModalOverlay>
	);
}
