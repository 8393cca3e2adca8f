import { useAccess } from "../access/use-access.ts";
import { Announcer } from "../features/communicator/announcer.tsx";
import { ChangeReply } from "../features/communicator/change-reply.tsx";
import type { Communicator as Conversation } from "../features/communicator/communicator.ts";
import { CommunicatorProvider } from "../features/communicator/communicator-context.tsx";
import { CommunicatorNotice } from "../features/communicator/communicator-notice.tsx";
import { ConversationLog } from "../features/communicator/conversation-log.tsx";
import { CountChoice } from "../features/communicator/count-choice.tsx";
import { DraftPanel } from "../features/communicator/draft-panel.tsx";
import { Engines } from "../features/communicator/engines.tsx";
import { PromptPanel } from "../features/communicator/prompt-panel.tsx";
import { QuickWords } from "../features/communicator/quick-words.tsx";
import { Replies } from "../features/communicator/replies.tsx";
import { Spoken } from "../features/communicator/spoken.tsx";
import { SteeringChips } from "../features/communicator/steering-chips.tsx";
import { useConversation } from "../features/communicator/use-conversation.ts";
import { useEngines } from "../features/communicator/use-engines.ts";
import { type ImageStyles, useImageStyles } from "../features/communicator/use-image-styles.ts";
import { WaysToPress } from "../features/communicator/ways-to-press.tsx";
import css from "./communicator.module.css";

/** Where people talk: it listens, offers replies, and speaks the one picked. */
export function Communicator() {
	const engines = useEngines();
	const conversation = useConversation(engines.recogniser);
	const imageStyles = useImageStyles();
	return <CommunicatorView conversation={conversation} imageStyles={imageStyles} {...engines} />;
}

type CommunicatorViewProps = { conversation: Conversation; imageStyles?: ImageStyles } & ReturnType<typeof useEngines>;

/** The screen over a conversation. */
export function CommunicatorView({
	conversation,
	imageStyles = "emoji",
	recogniser,
	replyEngine,
}: CommunicatorViewProps) {
	useAccess(conversation);
	return (
		<CommunicatorProvider communicator={conversation}>
			<div className={css.communicator}>
				<div className={css.scroll}>
					<div className={css.content}>
						<PromptPanel />
						<div className={css.offered}>
							<Replies imageStyles={imageStyles} />
							<SteeringChips />
						</div>
						<ChangeReply />
						<Spoken />
						<div className={css.settings}>
							<CountChoice />
							<Engines recogniser={recogniser} replyEngine={replyEngine} />
						</div>
						<div className={css.more}>
							<ConversationLog />
							<WaysToPress />
						</div>
					</div>
				</div>
				<div className={css.quick}>
					<CommunicatorNotice />
					<DraftPanel />
					<QuickWords />
				</div>
				<Announcer />
			</div>
		</CommunicatorProvider>
	);
}
