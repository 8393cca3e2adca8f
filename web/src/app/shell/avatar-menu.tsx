import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from "react-aria-components/Menu";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { usePerson } from "../../identity/session.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { chooseTheme, chosenTheme, type Theme } from "../../ui/theme.ts";
import css from "./avatar-menu.module.css";
import { useSignOut } from "./use-sign-out.ts";

const themes: readonly { id: Theme; label: string; icon: IconName }[] = [
	{ id: "system", label: "As the device", icon: "screen" },
	{ id: "light", label: "Light", icon: "sun" },
	{ id: "dark", label: "Dark", icon: "moon" },
];

/** Who is signed in, how the page looks, and the way out. */
export function AvatarMenu() {
	const { api, identity } = useServices();
	const person = usePerson(identity);
	const { data: profile } = useQuery(queries.profile(api));
	const [theme, setTheme] = useState(chosenTheme);
	const navigate = useNavigate();
	const signOut = useSignOut();
	const email = profile?.email ?? person?.email ?? "";
	const letter = (profile?.first_name || email).charAt(0).toUpperCase();

	return (
		<MenuTrigger>
			<AriaButton className={css.avatar} aria-label={`${letter} Your account`.trim()}>
				{letter || <Icon name="person" />}
			</AriaButton>
			<Popover className={css.popover} placement="bottom end">
				<Menu className={css.menu}>
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
						selectedKeys={[theme]}
						onSelectionChange={(keys) => {
							const chosen = themes.find(({ id }) => keys !== "all" && keys.has(id));
							if (!chosen) return;
							chooseTheme(chosen.id);
							setTheme(chosen.id);
						}}
						shouldCloseOnSelect={false}
					>
						<Header className={css.header}>Theme</Header>
						{themes.map(({ id, label, icon }) => (
							<MenuItem key={id} id={id} className={css.item}>
								<Icon name={icon} /> {label}
								{theme === id && (
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
		</MenuTrigger>
	);
}
