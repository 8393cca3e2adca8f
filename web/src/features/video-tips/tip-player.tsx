import type { VideoTip } from "@sayso/contract/entities/video-tip.ts";
import { Dialog } from "../../ui/dialog.tsx";
import css from "./tip-player.module.css";

/** The host's player without cookies: it starts at once and does not suggest films of other channels at the end. */
const playerUrl = (videoId: string): string =>
	`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;

/** A film in a dialog. Nothing of the video host's player is loaded before it opens. */
export function TipPlayer({ tip, onClose }: { tip: VideoTip; onClose: () => void }) {
	return (
		<Dialog title={tip.title} isOpen wide onClose={onClose}>
			<iframe
				className={css.film}
				src={playerUrl(tip.video_id)}
				title={tip.title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				allowFullScreen
			/>
		</Dialog>
	);
}
