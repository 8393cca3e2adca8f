import type { VideoTip } from "@sayso/contract/entities/video-tip.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { TipCard } from "../features/video-tips/tip-card.tsx";
import { TipPlayer } from "../features/video-tips/tip-player.tsx";
import { Failed } from "../ui/failed.tsx";
import { useToast } from "../ui/toast.tsx";
import css from "./video-tips.module.css";

const { empty, emptyHint, failed } = messages.videoTips;
const placeholders = [1, 2, 3, 4, 5, 6];

/** Tips & Tutorials: short how-to films. */
export function VideoTips() {
	const { api } = useServices();
	const { data: tips, isPending, isError, refetch } = useQuery(queries.videoTips(api));
	const [watched, setWatched] = useState<VideoTip>();
	const toast = useToast();
	useEffect(() => {
		if (isError) toast(failed, "error");
	}, [isError, toast]);

	return (
		<div className={css.screen}>
			<p className={css.title}>Tips &amp; Tutorials</p>
			{isPending && <Placeholders />}
			{isError && !tips && <Failed sentence={failed} onRetry={() => refetch()} />}
			{tips?.length === 0 && (
				<div className={css.empty}>
					<h2>{empty}</h2>
					<p>{emptyHint}</p>
				</div>
			)}
			{tips && tips.length > 0 && (
				<ul className={css.grid} aria-label="Tips">
					{tips.map((tip) => (
						<TipCard key={tip.id} tip={tip} onWatch={() => setWatched(tip)} />
					))}
				</ul>
			)}
			{watched && <TipPlayer tip={watched} onClose={() => setWatched(undefined)} />}
		</div>
	);
}

function Placeholders() {
	return (
		<div role="status">
			<span className="visually-hidden">Loading</span>
			<div className={css.grid}>
				{placeholders.map((place) => (
					<div key={place} className={css.placeholder} data-testid="placeholder" />
				))}
			</div>
		</div>
	);
}
