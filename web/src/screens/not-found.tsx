import { Link } from "@tanstack/react-router";
import { Icon } from "../ui/icon.tsx";
import css from "./message-screen.module.css";

export function NotFound() {
	return (
		<section className={css.message}>
			<span className={css.picture}>
				<Icon name="alert" size={2} />
			</span>
			<h2>There is no screen here</h2>
			<p>The address may have a typing mistake, or the screen has moved.</p>
			<p>
				<Link to="/app">Go to the Communicator</Link>
			</p>
		</section>
	);
}
