import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components/Modal";
import css from "./whole-window.module.css";

/**
 * A dialog that fills the window, above everything else.
 * @param onEscape what Escape does; without it only the dialog's own controls close it
 */
export function WholeWindow(props: {
	isOpen: boolean;
	label: string;
	role?: "alertdialog";
	onEscape?: () => void;
	children: ReactNode;
}) {
	const { isOpen, label, role, onEscape, children } = props;
	return (
		<ModalOverlay
			className={css.window}
			isOpen={isOpen}
			isKeyboardDismissDisabled={!onEscape}
			onOpenChange={(open) => !open && onEscape?.()}
		>
			<Modal className={css.fill}>
				<Dialog className={css.fill} role={role} aria-label={label}>
					{children}
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
