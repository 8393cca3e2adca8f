import { useEffect, useState } from "react";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./waiting.module.css";

const slowMilliseconds = 5_000;

/** What stands on the page until a screen is there. Where that takes long, it says that Sayso goes on trying. */
export function Waiting() {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setSlow(true), slowMilliseconds);
		return () => clearTimeout(timer);
	}, []);
	return (
		<main className={css.waiting}>
			<Spinner label="Loading" />
			{slow && <Notice type="warning">Sayso cannot be reached just now. It goes on trying.</Notice>}
		</main>
	);
}
