import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./message-screen.module.css";

/** What remains when a screen breaks. */
export function Crashed() {
	return (
		<section className={css.message} role="alert">
			<span className={css.picture}>
				<Icon name="alert" size={2} />
			</span>
			<h2>Something went wrong on this screen</h2>
			<p>Loading the page again should help. You stay logged in.</p>
			<Button look="primary" onPress={() => window.location.reload()}>
				Load again
			</Button>
		</section>
	);
}
