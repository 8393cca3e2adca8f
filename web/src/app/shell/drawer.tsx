import { Dialog, DialogTrigger, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../../ui/icon-button.tsx";
import css from "./drawer.module.css";
import { Sidebar } from "./sidebar.tsx";

/** On a small screen: the sidebar, sliding in from the left over the page. */
export function Drawer() {
	return (
		<DialogTrigger>
			<IconButton icon="menu" label="Open the menu" />
			<ModalOverlay className={css.shade} isDismissable>
				<Modal className={css.panel}>
					<Dialog className={css.dialog} aria-label="Menu">
						{({ close }) => (
							<>
								<div className={css.close}>
									<IconButton icon="close" label="Close the menu" onPress={close} />
								</div>
								<Sidebar onNavigate={close} />
							</>
						)}
					</Dialog>
				</Modal>
			</ModalOverlay>
		</DialogTrigger>
	);
}
