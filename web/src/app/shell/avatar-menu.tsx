import { useQuery } from "@tanstack/react-query";
import { lazy, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { usePerson } from "../../identity/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { LoadedLater } from "../../ui/loaded-later.tsx";
import css from "./avatar-menu.module.css";

const load = async () => ({ default: (await import("./avatar-menu-window.tsx")).AvatarMenuWindow });
const AvatarMenuWindow = lazy(load);

/** The button of the signed-in person; it opens the looks and sign-out. */
export function AvatarMenu() {
	const { api, identity } = useServices();
	const person = usePerson(identity);
	const { data: profile } = useQuery(queries.profile(api));
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const email = profile?.email ?? person?.email ?? "";
	// Do not use the address while the name is loading: a changing letter looks like another person's account.
	const letter = profile ? (profile.first_name || email).charAt(0).toUpperCase() : "";

	return (
		<>
			<AriaButton
				ref={button}
				className={css.avatar}
				aria-label={`${letter} Your account`.trim()}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onPress={() => setOpen(true)}
			>
				{letter || <Icon name="person" />}
			</AriaButton>
			<LoadedLater isOpen={isOpen} onFailed={() => setOpen(false)} load={load}>
				<AvatarMenuWindow isOpen={isOpen} onClose={() => setOpen(false)} email={email} button={button} />
			</LoadedLater>
		</>
	);
}
