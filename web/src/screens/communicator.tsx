import { useRef } from "react";
import { useDeviceSetting } from "../device/device-setting.ts";
import { hand } from "../device/hand.ts";
import type { EmergencyCard } from "../emergency/emergency-card.ts";
import { useEmergency } from "../emergency/use-emergency.ts";
import { Announcer } from "../features/communicator/announcer.tsx";
import { QuickPlacesProvider, quickPlaces } from "../features/communicator/board/quick-places.ts";
import { QuickRow } from "../features/communicator/board/quick-row.tsx";
import { CommunicatorProvider } from "../features/communicator/communicator-context.tsx";
import { CommunicatorNotice } from "../features/communicator/communicator-notice.tsx";
import type { Communicator as Conversation } from "../features/communicator/edge/communicator.ts";
import { useAwake } from "../features/communicator/edge/use-awake.ts";
import { useConversation } from "../features/communicator/edge/use-conversation.ts";
import { useKeys } from "../features/communicator/edge/use-keys.ts";
import { Heard } from "../features/communicator/heard/heard.tsx";
import { OffRecord } from "../features/communicator/log/off-record.tsx";
import { useAboutMe } from "../features/communicator/others/use-about-me.ts";
import { Part } from "../features/communicator/part.tsx";
import { useEngines } from "../features/communicator/settings/use-engines.ts";
import { Stage } from "../features/communicator/stage/stage.tsx";
import { type CardLook, useCardLook, usualLook } from "../features/communicator/stage/use-card-look.ts";
import { Turned } from "../features/communicator/turned/turned.tsx";
import { Ways } from "../features/communicator/ways/ways.tsx";
import { Emergency } from "../features/emergency/emergency.tsx";
import { BoardPhrasesProvider, usePhrasesForBoard } from "../phrases/board-phrases.ts";
import { useSize } from "../ui/places/use-size.ts";
import css from "./communicator.module.css";

/** The conversation screen: it listens, offers replies, and speaks the picked one. */
export function Communicator() {
	const { recogniser } = useEngines();
	const conversation = useConversation(recogniser);
	return (
		<BoardPhrasesProvider value={usePhrasesForBoard()}>
			<CommunicatorView
				conversation={conversation}
				look={useCardLook()}
				card={useEmergency().card}
				aboutMe={useAboutMe()}
			/>
		</BoardPhrasesProvider>
	);
}

interface CommunicatorViewProps {
	conversation: Conversation;
	look?: CardLook;
	/** The person's About Me. */
	aboutMe?: string;
	/** What is spoken and shown in an emergency. */
	card?: EmergencyCard | undefined;
}

/** The screen for a given conversation. */
export function CommunicatorView({ conversation, look = usualLook, card, aboutMe = "" }: CommunicatorViewProps) {
	useKeys(conversation);
	useAwake(conversation);
	const [side] = useDeviceSetting(hand);
	const box = useRef<HTMLDivElement>(null);
	const size = useSize(box);
	/** Stops listening and speaking: otherwise the alarm would be transcribed as the partner's words. */
	function quieten() {
		conversation.give({ type: "pause" });
		conversation.give({ type: "stopSpeaking" });
	}
	return (
		<CommunicatorProvider communicator={conversation}>
			<QuickPlacesProvider value={size ? quickPlaces(size) : 1}>
				<div ref={box} className={css.communicator}>
					<Announcer />
					<OffRecord />
					<div className={css.regions} data-hand={side}>
						<Part area="heard">
							<Heard />
						</Part>
						<Part area="stage">
							<Stage look={look} aboutMe={aboutMe} />
						</Part>
						<Part area="ways">
							<Ways />
						</Part>
						<Part area="ways">
							<div className={css.notice}>
								<CommunicatorNotice />
							</div>
						</Part>
						<QuickRow>
							<Emergency card={card} onCall={quieten} />
						</QuickRow>
					</div>
					<Turned />
				</div>
			</QuickPlacesProvider>
		</CommunicatorProvider>
	);
}
