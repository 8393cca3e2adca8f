import { useState } from "react";
import css from "./reply-card.module.css";

/** A picture of what a reply is about; nothing where there is none. The words beside it say the same: it is not read aloud. */
export function KeywordPicture({ keyword, onMissing }: { keyword: string; onMissing: () => void }) {
	const [isLoaded, setLoaded] = useState(false);
	return (
		<img
			className={css.picture}
			src={`/mulberry/${encodeURIComponent(keyword)}.svg`}
			alt=""
			data-loaded={isLoaded || undefined}
			onLoad={() => setLoaded(true)}
			onError={onMissing}
		/>
	);
}
