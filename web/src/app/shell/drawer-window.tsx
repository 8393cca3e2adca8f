import { Dialog, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../../ui/icon-button.tsx";
import css from "./drawer.module.css";
import { Sidebar } from "./sidebar.tsx";

interface DrawerWindowProps {
	isOpen: boolean;
	onClose: () => void;
}

/** The sidebar as a drawer from the left over the page. */
export function DrawerWindow({ isOpen, onClose }: DrawerWindowProps) {
	return (
		<ModalOverlay className={css.shade} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
			<Modal className={css.panel}>
				<Dialog className={css.dialog} aria-label="Menu">
					<div className={css.close}>
						<IconButton icon="close" label="Close the menu" onPress={onClose} />
					</div>
					<Sidebar onNavigate={onClose} />
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
