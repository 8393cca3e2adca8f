import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from "react-aria-components/Menu";
import { useDeviceSetting } from "../../device/device-setting.ts";
import { theme } from "../../device/looks-of-page.ts";
import { Icon } from "../../ui/icon.tsx";
import css from "./avatar-menu.module.css";
import { useSignOut } from "./use-sign-out.ts";

const themes = [
	{ id: "system", label: "As the device", icon: "screen" },
	{ id: "light", label: "Light", icon: "sun" },
	{ id: "dark", label: "Dark", icon: "moon" },
] as const;

interface AvatarMenuWindowProps {
	isOpen: boolean;
	onClose: () => void;
	/** The address of the account. */
	email: string;
	/** The button it opens beside. */
	button: RefObject<HTMLButtonElement | null>;
}

/** The account, the page's looks, and sign-out. */
export function AvatarMenuWindow({ isOpen, onClose, email, button }: AvatarMenuWindowProps) {
	const [chosen, choose] = useDeviceSetting(theme);
	const navigate = useNavigate();
	const signOut = useSignOut();

	return (
		<Popover
			className={css.popover}
			aria-label="Your account"
			placement="bottom end"
			triggerRef={button}
			isOpen={isOpen}
			onOpenChange={(open) => !open && onClose()}
		>
			<Menu className={css.menu} aria-label="Your account" autoFocus="first" onClose={onClose}>
				<MenuSection>
					<Header className={css.header}>{email}</Header>
					<MenuItem className={css.item} onAction={() => navigate({ to: "/app/account" })}>
						<Icon name="person" /> Account
					</MenuItem>
				</MenuSection>
				<Separator className={css.separator} />
				<MenuSection
					selectionMode="single"
					disallowEmptySelection
					selectedKeys={[chosen]}
					onSelectionChange={(keys) => {
						const picked = themes.find(({ id }) => keys !== "all" && keys.has(id));
						if (picked) choose(picked.id);
					}}
					shouldCloseOnSelect={false}
				>
					<Header className={css.header}>Theme</Header>
					{themes.map(({ id, label, icon }) => (
						<MenuItem key={id} id={id} className={css.item}>
							<Icon name={icon} /> {label}
							{chosen === id && (
								<span className={css.chosen}>
									<Icon name="check" size={1.25} />
								</span>
							)}
						</MenuItem>
					))}
				</MenuSection>
				<Separator className={css.separator} />
				<MenuItem className={css.item} onAction={signOut}>
					<Icon name="leave" /> Sign out
				</MenuItem>
			</Menu>
		</Popover>
	);
}
