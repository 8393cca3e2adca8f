import { brand } from "@sayso/contract/brand.ts";
import { Link } from "@tanstack/react-router";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "../../ui/icon.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { navigation } from "./navigation.ts";
import css from "./sidebar.module.css";
import { useSignOut } from "./use-sign-out.ts";

interface SidebarProps {
	/** Icons only; the names are read aloud and shown as tooltips. */
	collapsed?: boolean;
	onNavigate?: () => void;
}

/** The navigation of the signed-in area, and sign-out. */
export function Sidebar({ collapsed = false, onNavigate }: SidebarProps) {
	const signOut = useSignOut();
	return (
		<div className={css.sidebar} data-collapsed={collapsed || undefined}>
			<a href="/" className={css.home} aria-label={`${brand.product}, home page`}>
				{collapsed ? <LogoMark /> : <Logo />}
			</a>
			<nav aria-label="Main" className={css.navigation}>
				{navigation.map(({ title, entries }) => (
					<section key={title}>
						<h2>{title}</h2>
						<ul>
							{entries.map(({ to, label, icon }) => (
								<li key={to}>
									<Link
										to={to}
										className={css.entry}
										activeOptions={{ exact: true }}
										title={collapsed ? label : undefined}
										onClick={onNavigate}
									>
										<Icon name={icon} />
										<span>{label}</span>
									</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</nav>
			<AriaButton className={css.entry} onPress={signOut}>
				<Icon name="leave" />
				<span>Sign out</span>
			</AriaButton>
		</div>
	);
}
