import type { VideoTip } from "@sayso/contract/entities/video-tip.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import css from "./tip-card.module.css";

/** The video host's still of a film. */
const hostStill = (videoId: string): string => `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;

/** One film: its still (its own, else the host's, else no picture), its description, and ways to watch it. */
export function TipCard({ tip, onWatch }: { tip: VideoTip; onWatch: () => void }) {
	const [stills, setStills] = useState(() =>
		[tip.thumbnail_url, hostStill(tip.video_id)].filter((url) => url !== null),
	);
	const [still, ...others] = stills;
	return (
		<li className={css.card}>
			<div className={css.picture}>
				<Icon name="play" size={2.5} />
				{still && (
					<img
						key={still}
						src={still}
						alt=""
						loading="lazy"
						referrerPolicy="no-referrer"
						onError={() => setStills(others)}
					/>
				)}
				<span className={css.badge}>Tips</span>
			</div>
			<div className={css.words}>
				<h2>{tip.title}</h2>
				{tip.description && <p>{tip.description}</p>}
				<div className={css.actions}>
					<Button look="primary" icon={<Icon name="play" />} aria-label={`Watch Tips: ${tip.title}`} onPress={onWatch}>
						Watch Tips
					</Button>
					<a href={tip.url} target="_blank" rel="noopener noreferrer" aria-label={`Open in a new tab: ${tip.title}`}>
						Open in a new tab
					</a>
				</div>
			</div>
		</li>
	);
}
