import { messages } from "@sayso/contract/messages.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useSignOut } from "../app/shell/use-sign-out.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./message-screen.module.css";

const { signOut: words } = messages;

/** Asks before sign-out if some words are only in this browser: signing out deletes them. */
export function SignOut() {
	const sendFirst = useSignOut();
	const leaveAnyway = useSignOut("is lost");
	const navigate = useNavigate();
	const [isTrying, setTrying] = useState(false);

	async function tryWith(leave: () => Promise<void>): Promise<void> {
		setTrying(true);
		await leave();
		setTrying(false);
	}

	return (
		<section className={css.message}>
			<span className={css.picture}>
				<Icon name="alert" size={2} />
			</span>
			<h2>{words.unsent}</h2>
			<p>{words.explained}</p>
			<Button look="primary" isDisabled={isTrying} onPress={() => tryWith(sendFirst)}>
				{words.sendFirst}
			</Button>
			<Button isDisabled={isTrying} onPress={() => navigate({ to: "/app" })}>
				{words.stay}
			</Button>
			<Button look="danger" isDisabled={isTrying} onPress={() => tryWith(leaveAnyway)}>
				{words.anyway}
			</Button>
		</section>
	);
}
