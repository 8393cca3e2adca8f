import { useEffect, useState } from "react";
import { Notice } from "../ui/notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./waiting.module.css";

const slowMilliseconds = 5_000;

/** Shown until a screen is loaded. After a while it says that Sayso keeps trying. */
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
