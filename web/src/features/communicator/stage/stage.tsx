import { lazy, Suspense, useEffect, useRef } from "react";
import { cardLayout } from "../../../device/card-layout.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { useSize } from "../../../ui/places/use-size.ts";
import { Board } from "../board/board.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { Draft } from "../draft/draft.tsx";
import { ConversationLog } from "../log/conversation-log.tsx";
import { Others } from "../others/others.tsx";
import { Say } from "../say/say.tsx";
import { ShownWords } from "../say/shown-words.tsx";
import { Replies } from "./replies.tsx";
import css from "./stage.module.css";
import type { CardLook } from "./use-card-look.ts";
import { type View, viewOf } from "./view-of.ts";

const pictures = async () => (await import("../pictures/picture-replies.tsx")).PictureReplies;
/** If the pictures do not load, the words show. */
const PictureReplies = lazy(() => pictures().then(asDefault, () => asDefault(Replies)));
const asDefault = <Of,>(it: Of) => ({ default: it });

/** Scanning starts at what the person is asked for; at the replies once all have come. */
const begins: Readonly<Record<View, boolean>> = {
	replies: true,
	draft: true,
	others: true,
	say: true,
	log: true,
	board: false,
	shown: false,
	heard: false,
};

/** The main area: the replies while there are some, else the phrases or the box for own words. */
export function Stage({ look, aboutMe }: { look: CardLook; aboutMe: string }) {
	const { state } = useCommunicator();
	const box = useRef<HTMLDivElement>(null);
	const size = useSize(box);
	const view = viewOf(state);
	const isPictured = useDeviceSetting(cardLayout)[0] === "pictures";
	// Load them before the first reply comes.
	useEffect(() => {
		if (isPictured) void pictures().catch(() => undefined);
	}, [isPictured]);
	const isWhole = state.phase !== "generating";
	return (
		<div
			ref={box}
			className={css.stage}
			data-view={view}
			data-pictures={isPictured || undefined}
			data-scan-first={(isWhole && begins[view]) || undefined}
			data-dwell={view === "replies" || view === "others" || view === "board" ? "long" : undefined}
		>
			{size && view === "replies" && (
				<Suspense>
					{isPictured ? <PictureReplies stage={size} look={look} /> : <Replies stage={size} look={look} />}
				</Suspense>
			)}
			{size && view === "board" && <Board stage={size} isPictured={isPictured} />}
			<Draft isOpen={view === "draft"} />
			<Others isOpen={view === "others"} stage={size} aboutMe={aboutMe} />
			<Say isOpen={view === "say"} />
			{view === "log" && <ConversationLog />}
			{view === "shown" && <ShownWords />}
		</div>
	);
}
