import { useState } from "react";
import css from "./reply-card.module.css";

/**
 * The picture of a reply's keyword; renders nothing without a picture. It is hidden from screen readers, because the words say the
 * same.
 */
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
